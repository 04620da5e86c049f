// Hosts that can't read the header know the places of its fields: they are not to move.

#include "nested_scroll.h"
#include <stddef.h>

_Static_assert(sizeof(ns_turn) == 32, "ns_turn");
_Static_assert(offsetof(ns_turn, pre_scroll) == 16, "two numbers come first");
_Static_assert(sizeof(ns_header_row) == 24, "ns_header_row");
_Static_assert(sizeof(ns_edit) == 24, "ns_edit");
_Static_assert(sizeof(ns_pages) == 12, "ns_pages");
_Static_assert(offsetof(ns_description, forward) == 160, "20 numbers come first");
_Static_assert(offsetof(ns_description, axis) == 224, "then two turns");
_Static_assert(sizeof(ns_description) == 280, "then 14 choices");
_Static_assert(sizeof(ns_snap_point) == 48, "ns_snap_point");
_Static_assert(sizeof(ns_physics) == 144, "ns_physics");
_Static_assert(offsetof(ns_physics, curve) == 128, "16 numbers come first");
_Static_assert(sizeof(ns_place) == 32, "ns_place");
_Static_assert(sizeof(ns_take) == 16, "ns_take");
_Static_assert(sizeof(ns_offer) == 24, "ns_offer");
_Static_assert(sizeof(ns_order_step) == 16, "ns_order_step");
_Static_assert(sizeof(ns_motion) == 24, "ns_motion");
_Static_assert(sizeof(ns_landing) == 16, "ns_landing");
_Static_assert(sizeof(ns_motion_end) == 12, "ns_motion_end");
_Static_assert(sizeof(ns_page_change) == 28, "ns_page_change");
_Static_assert(sizeof(ns_omission) == 12, "ns_omission");
_Static_assert(sizeof(ns_refresh_change) == 16, "ns_refresh_change");
