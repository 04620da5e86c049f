import CNestedScroll
import NestedScrollC

/// A header over a pager with two lists, made by calling C.
struct Page: ~Copyable {
  let engine = ns_create()
  let root: ns_node
  let pager: ns_node
  let posts: ns_node
  let likes: ns_node

  init() {
    var header = Self.describe(NS_VERTICAL, viewport: 700)
    header.header_height = 240
    header.header_stay = 40
    header.edge_start = Int32(NS_BOUNCE)
    ns_describe_policy(Int32(NS_POLICY_STICKY_HEADER), 0, &header)
    root = ns_insert(engine, 0, Int32(NS_NONE), &header)
    var pages = Self.describe(NS_HORIZONTAL, viewport: 400)
    pages.is_pager = 1
    pager = ns_insert(engine, root, Int32(NS_NONE), &pages)
    var list = Self.describe(NS_VERTICAL, viewport: 660)
    list.content = 3000
    posts = ns_insert(engine, pager, Int32(NS_NONE), &list)
    list.content = 500
    likes = ns_insert(engine, pager, Int32(NS_NONE), &list)
  }

  deinit { ns_destroy(engine) }

  static func describe(_ axis: Int, viewport: Double) -> ns_description {
    var description = ns_description()
    ns_describe_node(Int32(axis), &description)
    description.viewport = viewport
    return description
  }
}
