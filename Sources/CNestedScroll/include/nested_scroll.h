// The engine for hosts that can call C. See Docs/Hosts.md.
//
// Lengths are points, times seconds, velocities points per second; positive is forward, the way a
// finger moving up or left asks for. What a function means is said where the Swift function of the
// same name is.
//
// Nothing here traps. A handle that is stale or 0 finds nothing: told to move one nothing happens,
// asked about one the answer is 0, NS_NONE or a count of 0. A number that is not finite is dropped
// where it is an input and means "not given" where it is an option. A choice that is none of the
// listed ones counts as the first of them, and NS_NONE as not given. Pointers may be NULL, which
// counts as nothing to read and no room to write; any other must be good for the length given.
//
// Calls on different engines may come from different threads; ns_create and ns_destroy may not
// come while another thread calls either of them.

#ifndef NESTED_SCROLL_H
#define NESTED_SCROLL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// An engine, and a node of one. Never 0, and never the same twice.
typedef uint32_t ns_engine;
typedef uint32_t ns_node;

enum { NS_NONE = -1 };

enum { NS_HORIZONTAL, NS_VERTICAL };
enum { NS_FORWARD, NS_BACKWARD };
enum { NS_START, NS_END };
enum { NS_CLAMP, NS_BOUNCE };
enum { NS_LEFT_TO_RIGHT, NS_RIGHT_TO_LEFT };
enum { NS_REACH_NONE, NS_REACH_WHOLE, NS_REACH_UNTIL };
enum { NS_SELF_FIRST, NS_PARENT_FIRST, NS_SELF_ONLY, NS_PARALLEL };
enum { NS_COLLAPSE_ALWAYS, NS_COLLAPSE_WHEN_NEEDED };
enum { NS_TOUCH_ALONE, NS_TOUCH_HEADER_FIRST, NS_TOUCH_LIKE_CONTENT };
enum { NS_PAGES_KEEP, NS_PAGES_RESET_WHILE_HEADER_SHOWS, NS_PAGES_RESET_ON_LEAVE };
enum { NS_CONTENT_AREA, NS_HEADER_AREA };
enum { NS_LATCH_NODE, NS_LATCH_OUTWARD };
enum { NS_BEGAN, NS_CHANGED, NS_ENDED, NS_MOMENTUM, NS_MOMENTUM_ENDED };
enum { NS_INPUT_DRAG = 1, NS_INPUT_WHEEL = 2, NS_INPUT_FLING = 4, NS_INPUT_COMMAND = 8 };
enum { NS_FLING, NS_SPRING, NS_SNAP, NS_COMMAND };
enum { NS_COMPLETED, NS_INTERRUPTED };
enum { NS_IDLE, NS_PULLING, NS_ARMED, NS_REFRESHING };
enum { NS_EXPONENTIAL, NS_POWER, NS_SPLINE, NS_DRAG };
enum { NS_HYPERBOLIC, NS_TANH, NS_LINEAR };
enum { NS_CARRY_NONE, NS_CARRY_ADD, NS_CARRY_IOS };
enum { NS_LEAST_SQUARES, NS_IMPULSE, NS_IOS_VELOCITY, NS_MACOS_VELOCITY };
enum {
  NS_IOS,
  NS_IOS_FAST,
  NS_ANDROID,
  NS_ANDROID_SPLINE,
  NS_FLUTTER_BOUNCING,
  NS_FLUTTER_DESKTOP,
  NS_FLUTTER_CLAMPING,
  NS_COMPOSE,
  NS_CHROMIUM,
  NS_WEBKIT,
  NS_GTK,
  NS_QT
};
enum {
  NS_LACKS_SCROLLER,
  NS_LACKS_CONTENT,
  NS_LACKS_PAGES,
  NS_LACKS_CONTENT_LENGTH,
  NS_LACKS_VIEWPORT
};
enum { NS_SHAPE_OFFSET, NS_SHAPE_RANGE, NS_SHAPE_SERIES };
enum {
  NS_UNWINDING,
  NS_CLOSING,
  NS_PRE_SCROLL,
  NS_OWN,
  NS_BEFORE,
  NS_AFTER,
  NS_OVERSCROLL,
  NS_BARRING
};
enum {
  NS_POLICY_CHAIN,
  NS_POLICY_CONTAIN,
  NS_POLICY_STICKY_HEADER,
  NS_POLICY_FLOATING_HEADER,
  NS_POLICY_FLOATING_COLLAPSED,
  NS_POLICY_PARENT_FIRST,
  NS_POLICY_PARALLEL
};

// How far a node goes at its two turns in one direction; `pre_until` and `post_until` are the
// offsets of NS_REACH_UNTIL.
typedef struct ns_turn {
  double pre_until;
  double post_until;
  int32_t pre_scroll;
  int32_t post_scroll;
  int32_t mode;
  int32_t reserved;
} ns_turn;

// What a node is. Fill it by ns_describe_node first, then change what differs.
typedef struct ns_description {
  double viewport;
  double content;          // NaN: not known yet; a header or a pager gives its own
  double inset_start;
  double inset_end;
  double offset;           // NaN: the minimum, a pager's page; in ns_update as it is
  double anchor;           // 0 ... 1
  double position;         // NaN: under a header its height, in a pager its page's start, else 0
  double header_height;    // NaN: no header
  double header_stay;
  double header_snap_forward;   // NaN in both: it may lie anywhere
  double header_snap_backward;
  double page_length;      // NaN: the viewport
  double page_spacing;
  double page_threshold_forward;
  double page_threshold_backward;
  double page_min_velocity;     // NaN: 400
  double refresh_start_trigger; // NaN: no refresh there
  double refresh_start_hold;
  double refresh_end_trigger;
  double refresh_end_hold;
  ns_turn forward;
  ns_turn backward;
  int32_t axis;            // only ns_insert reads it
  int32_t is_enabled;
  int32_t inputs;          // NS_NONE: all, and for a pager all but flings
  int32_t edge_start;
  int32_t edge_end;
  int32_t header_collapse;
  int32_t header_touch;
  int32_t is_pager;
  int32_t page;
  int32_t page_offsets;
  int32_t pages_per_fling; // 0 or less: 1
  int32_t stops_at_pin;
  int32_t direction;       // NS_NONE: inherited
  int32_t view;            // NS_NONE: a view of its own
} ns_description;

typedef struct ns_header_row {
  double height;
  double stay;
  double returns;
} ns_header_row;

typedef struct ns_edit {
  double at;
  double removed;
  double inserted;
} ns_edit;

// A rest: NS_SHAPE_OFFSET uses `from`, NS_SHAPE_RANGE also `to`, NS_SHAPE_SERIES all.
typedef struct ns_snap_point {
  double from;
  double to;
  double every;
  double at;
  double range;            // NaN: that of ns_set_snap
  int32_t shape;
  int32_t stops;
} ns_snap_point;

typedef struct ns_physics {
  double decay;
  double friction;
  double deceleration;
  double inflection;
  double exponent;
  double drag_rate;
  double drag_friction;
  double band;
  double band_length;      // NaN: a share of the viewport's length
  double band_share;
  double spring_frequency;
  double spring_damping;
  double spring_handover;
  double rest;
  double min_velocity;
  double max_velocity;     // NaN: any
  int32_t curve;
  int32_t band_shape;
  int32_t carry;
  int32_t reserved;
} ns_physics;

// Where a node stands, as a host needs it for each frame.
typedef struct ns_place {
  double offset;
  double stretch;
  double progress;
  double refresh_start;    // how far a refresh is pulled, 0 ... 1
} ns_place;

typedef struct ns_pages {
  int32_t current;
  int32_t target;
  int32_t settled;
} ns_pages;

typedef struct ns_take {
  double amount;
  ns_node node;
  int32_t axis;
} ns_take;

typedef struct ns_offer {
  double offered;
  double took;
  ns_node node;
  int32_t reason;
} ns_offer;

typedef struct ns_order_step {
  double limit;
  ns_node node;
  int32_t reason;
} ns_order_step;

typedef struct ns_motion {
  double velocity;
  ns_node node;
  int32_t axis;
  int32_t kind;
  int32_t reserved;
} ns_motion;

typedef struct ns_landing {
  double offset;
  ns_node node;
  int32_t reserved;
} ns_landing;

typedef struct ns_motion_end {
  int32_t axis;
  int32_t kind;
  int32_t how;
} ns_motion_end;

typedef struct ns_page_change {
  ns_node pager;
  ns_pages from;
  ns_pages to;
} ns_page_change;

typedef struct ns_refresh_change {
  ns_node node;
  int32_t edge;
  int32_t from;
  int32_t to;
} ns_refresh_change;

typedef struct ns_omission {
  ns_node node;
  int32_t kind;
  int32_t axis;
} ns_omission;

// Engines

// An engine with the physics of iOS and a slop of 10; 0 where there are 256 already.
ns_engine ns_create(void);
void ns_destroy(ns_engine engine);
// The constants of a preset.
void ns_describe_physics(int32_t preset, ns_physics *physics);
void ns_set_physics(ns_engine engine, const ns_physics *physics);
// How a finger's velocity is told from its moves. `seconds` is of NS_IMPULSE; NaN: 0.1.
void ns_set_velocity_estimator(ns_engine engine, int32_t estimator, double seconds);
void ns_set_slop(ns_engine engine, double slop);
// The length of a pixel; one that is no length: flings end anywhere.
void ns_set_pixel_length(ns_engine engine, double length);
void ns_set_reduces_motion(ns_engine engine, int32_t reduces);
// Whether reports say who was offered what.
void ns_set_explains(ns_engine engine, int32_t explains);

// Nodes

// A plain scroller that lets on what it leaves, with a viewport of 0 and content not known.
void ns_describe_node(int32_t axis, ns_description *description);
// Writes a preset's turns into a description. `until` is for NS_POLICY_FLOATING_COLLAPSED.
void ns_describe_policy(int32_t preset, double until, ns_description *description);
// Writes the header and the turns that rows add up to into a description.
void ns_describe_header_rows(
  const ns_header_row *rows, int32_t count, ns_description *description);
// Adds a node under another, or as a root where `parent` is 0. `index` NS_NONE: the last. 0 if it
// was not added.
ns_node ns_insert(
  ns_engine engine, ns_node parent, int32_t index, const ns_description *description);
void ns_remove(ns_engine engine, ns_node node);
// Whether it was moved.
int32_t ns_move(ns_engine engine, ns_node node, ns_node parent, int32_t index);
// What a node is now. Whether there is one.
int32_t ns_describe(ns_engine engine, ns_node node, ns_description *description);
// Makes a node what a description says, but for its axis and its rests. Whether there is one.
int32_t ns_update(
  ns_engine engine, ns_node node, const ns_description *description, const ns_edit *edits,
  int32_t count);
// Gives a node its rests; a count of 0 takes them away. Whether there is one.
int32_t ns_set_snap(
  ns_engine engine, ns_node node, const ns_snap_point *points, int32_t count, double range,
  double threshold_forward, double threshold_backward, double min_velocity, int32_t per_fling);
int32_t ns_count(ns_engine engine);
ns_node ns_parent(ns_engine engine, ns_node node);
// The children, or the roots of node 0. Lists are written as far as there is room; the answer is
// how many there are.
int32_t ns_children(ns_engine engine, ns_node node, ns_node *children, int32_t capacity);

// Input

void ns_touch_began(
  ns_engine engine, int32_t pointer, ns_node node, double x, double y, double time, int32_t area,
  int32_t is_free, int32_t latch);
void ns_touch_moved(ns_engine engine, int32_t pointer, double x, double y, double time);
void ns_touch_ended(ns_engine engine, int32_t pointer, double time);
// The same with a velocity that stands for the measured one, in scroll sign.
void ns_touch_flung(
  ns_engine engine, int32_t pointer, double time, double velocity_x, double velocity_y);
void ns_touch_cancelled(ns_engine engine, int32_t pointer, double time);
// `phase` NS_NONE: a notch. `latch_pause` NaN: 0.1.
void ns_wheel(
  ns_engine engine, ns_node node, double x, double y, double time, int32_t phase, int32_t latch,
  double latch_pause, int32_t is_free, int32_t is_smooth);
void ns_drag(ns_engine engine, ns_node node, double x, double y, int32_t area);
void ns_fling(
  ns_engine engine, ns_node node, double velocity_x, double velocity_y, int32_t area);
void ns_advance(ns_engine engine, double time);
// `limit` is in seconds; one that is none counts as 60.
void ns_settle(ns_engine engine, double limit);

// Commands

void ns_set_offset(ns_engine engine, ns_node node, double offset);
void ns_scroll_to(
  ns_engine engine, ns_node node, double offset, int32_t animated, int32_t snap);
// `axis` NS_NONE: the node's own.
void ns_scroll_by(
  ns_engine engine, ns_node node, double distance, int32_t axis, int32_t animated);
void ns_scroll_to_top(ns_engine engine, ns_node node, int32_t animated);
void ns_scroll_to_total(ns_engine engine, ns_node node, double total, int32_t animated);
// `align` NaN: the least move.
void ns_reveal(
  ns_engine engine, ns_node node, double from, double to, double align, int32_t animated);
void ns_select(ns_engine engine, ns_node node, int32_t page, int32_t animated);
void ns_stop(ns_engine engine, ns_node node);
void ns_begin_refresh(ns_engine engine, ns_node node, int32_t edge);
void ns_end_refresh(ns_engine engine, ns_node node, int32_t edge);

// Where things stand

double ns_time(ns_engine engine);
int32_t ns_is_moving(ns_engine engine);
int32_t ns_is_claimed(ns_engine engine);
ns_node ns_touched_scroller(ns_engine engine);
double ns_offset(ns_engine engine, ns_node node);
double ns_pull(ns_engine engine, ns_node node);
double ns_stretch(ns_engine engine, ns_node node);
double ns_shown_offset(ns_engine engine, ns_node node);
double ns_velocity(ns_engine engine, ns_node node);
double ns_progress(ns_engine engine, ns_node node);
double ns_minimum(ns_engine engine, ns_node node);
double ns_maximum(ns_engine engine, ns_node node);
double ns_chain_offset(ns_engine engine, ns_node node);
// Where it will be once what moves it has come to its end.
double ns_landing_offset(ns_engine engine, ns_node node);
double ns_visible_length(ns_engine engine, ns_node node);
// Whether it is a pager.
int32_t ns_page_indices(ns_engine engine, ns_node node, ns_pages *pages);
// NS_NONE where there is no refresh.
int32_t ns_refresh_phase(ns_engine engine, ns_node node, int32_t edge);
double ns_refresh_progress(ns_engine engine, ns_node node, int32_t edge);
// Where many nodes stand: `places[i]` is of `nodes[i]`.
void ns_place_nodes(
  ns_engine engine, const ns_node *nodes, int32_t count, ns_place *places);
int32_t ns_chain(
  ns_engine engine, ns_node node, int32_t axis, int32_t area, ns_node *nodes, int32_t capacity);
int32_t ns_order(
  ns_engine engine, ns_node node, int32_t axis, int32_t direction, int32_t area,
  ns_order_step *steps, int32_t capacity);
int32_t ns_motions(ns_engine engine, ns_motion *motions, int32_t capacity);
// Where the nodes that a motion moves will be; `motion` is its place in the list of motions.
int32_t ns_landings(
  ns_engine engine, int32_t motion, ns_landing *landings, int32_t capacity);
// What the page needs and was never told.
int32_t ns_omissions(ns_engine engine, ns_omission *omissions, int32_t capacity);

// What the last call did

int32_t ns_takes(ns_engine engine, ns_take *takes, int32_t capacity);
double ns_unconsumed(ns_engine engine, int32_t axis);
ns_node ns_unconsumed_at(ns_engine engine, int32_t axis);
int32_t ns_offers(ns_engine engine, ns_offer *offers, int32_t capacity);
int32_t ns_ended_motions(ns_engine engine, ns_motion_end *ends, int32_t capacity);
int32_t ns_page_changes(ns_engine engine, ns_page_change *changes, int32_t capacity);
int32_t ns_refresh_changes(ns_engine engine, ns_refresh_change *changes, int32_t capacity);
int32_t ns_dropped_inputs(ns_engine engine);
double ns_capped_velocity(ns_engine engine);

#ifdef __cplusplus
}
#endif

#endif
