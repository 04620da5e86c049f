public import CNestedScroll
import NestedScroll

@c @implementation
public func ns_set_offset(_ engine: ns_engine, _ node: ns_node, _ offset: Double) {
  guard let host = host(engine), let id = host.id(node) else { return }
  host.engine.setOffset(offset, of: id)
}

@c @implementation
public func ns_scroll_to(
  _ engine: ns_engine, _ node: ns_node, _ offset: Double, _ animated: Int32, _ snap: Int32
) {
  guard let host = host(engine), let id = host.id(node) else { return }
  host.engine.scroll(id, to: offset, animated: animated != 0, snap: snap != 0)
}

@c @implementation
public func ns_scroll_by(
  _ engine: ns_engine, _ node: ns_node, _ distance: Double, _ axis: Int32, _ animated: Int32
) {
  guard let host = host(engine), let id = host.id(node) else { return }
  host.engine.scroll(id, by: distance, along: axis.option(), animated: animated != 0)
}

@c @implementation
public func ns_scroll_to_top(_ engine: ns_engine, _ node: ns_node, _ animated: Int32) {
  guard let host = host(engine), let id = host.id(node) else { return }
  host.engine.scrollToTop(id, animated: animated != 0)
}

@c @implementation
public func ns_scroll_to_total(
  _ engine: ns_engine, _ node: ns_node, _ total: Double, _ animated: Int32
) {
  guard let host = host(engine), let id = host.id(node) else { return }
  host.engine.scroll(id, toTotal: total, animated: animated != 0)
}

@c @implementation
public func ns_reveal(
  _ engine: ns_engine, _ node: ns_node, _ from: Double, _ to: Double, _ align: Double,
  _ animated: Int32
) {
  guard let host = host(engine), let id = host.id(node) else { return }
  host.engine.reveal(from, to, in: id, align: align.given, animated: animated != 0)
}

@c @implementation
public func ns_select(_ engine: ns_engine, _ node: ns_node, _ page: Int32, _ animated: Int32) {
  guard let host = host(engine), let id = host.id(node) else { return }
  host.engine.select(page: Int(page), in: id, animated: animated != 0)
}

@c @implementation
public func ns_stop(_ engine: ns_engine, _ node: ns_node) {
  guard let host = host(engine), let id = host.id(node) else { return }
  host.engine.stop(id)
}

@c @implementation
public func ns_begin_refresh(_ engine: ns_engine, _ node: ns_node, _ edge: Int32) {
  guard let host = host(engine), let id = host.id(node) else { return }
  host.engine.beginRefresh(edge.choice(), of: id)
}

@c @implementation
public func ns_end_refresh(_ engine: ns_engine, _ node: ns_node, _ edge: Int32) {
  guard let host = host(engine), let id = host.id(node) else { return }
  host.engine.endRefresh(edge.choice(), of: id)
}
