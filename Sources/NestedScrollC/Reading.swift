public import CNestedScroll
import NestedScroll

/// What an engine says of a node; nil where there is none.
private func read<Value>(
  _ engine: ns_engine, _ node: ns_node, _ value: (Host, NodeID) -> Value
) -> Value? {
  guard let host = host(engine), let id = host.id(node) else { return nil }
  return value(host, id)
}

@c @implementation
public func ns_time(_ engine: ns_engine) -> Double { host(engine)?.engine.time ?? 0 }

@c @implementation
public func ns_is_moving(_ engine: ns_engine) -> Int32 {
  host(engine)?.engine.isMoving == true ? 1 : 0
}

@c @implementation
public func ns_is_claimed(_ engine: ns_engine) -> Int32 {
  host(engine)?.engine.isClaimed == true ? 1 : 0
}

@c @implementation
public func ns_touched_scroller(_ engine: ns_engine) -> ns_node {
  guard let host = host(engine) else { return 0 }
  return host.number(host.engine.touchedScroller)
}

@c @implementation
public func ns_offset(_ engine: ns_engine, _ node: ns_node) -> Double {
  read(engine, node) { $0.engine.offset(of: $1) } ?? 0
}

@c @implementation
public func ns_pull(_ engine: ns_engine, _ node: ns_node) -> Double {
  read(engine, node) { $0.engine.pull(of: $1) } ?? 0
}

@c @implementation
public func ns_stretch(_ engine: ns_engine, _ node: ns_node) -> Double {
  read(engine, node) { $0.engine.stretch(of: $1) } ?? 0
}

@c @implementation
public func ns_shown_offset(_ engine: ns_engine, _ node: ns_node) -> Double {
  read(engine, node) { $0.engine.shownOffset(of: $1) } ?? 0
}

@c @implementation
public func ns_velocity(_ engine: ns_engine, _ node: ns_node) -> Double {
  read(engine, node) { $0.engine.velocity(of: $1) } ?? 0
}

@c @implementation
public func ns_progress(_ engine: ns_engine, _ node: ns_node) -> Double {
  read(engine, node) { $0.engine.progress(of: $1) } ?? 0
}

@c @implementation
public func ns_minimum(_ engine: ns_engine, _ node: ns_node) -> Double {
  read(engine, node) { $0.engine.extent(of: $1)?.lowerBound ?? 0 } ?? 0
}

@c @implementation
public func ns_maximum(_ engine: ns_engine, _ node: ns_node) -> Double {
  read(engine, node) { $0.engine.extent(of: $1)?.upperBound ?? 0 } ?? 0
}

@c @implementation
public func ns_chain_offset(_ engine: ns_engine, _ node: ns_node) -> Double {
  read(engine, node) { $0.engine.chainOffset(of: $1) } ?? 0
}

@c @implementation
public func ns_landing_offset(_ engine: ns_engine, _ node: ns_node) -> Double {
  read(engine, node) { $0.engine.landing(of: $1) ?? 0 } ?? 0
}

@c @implementation
public func ns_visible_length(_ engine: ns_engine, _ node: ns_node) -> Double {
  read(engine, node) { $0.engine.visibleLength(of: $1) } ?? 0
}

@c @implementation
public func ns_page_indices(
  _ engine: ns_engine, _ node: ns_node, _ place: UnsafeMutablePointer<ns_pages>?
) -> Int32 {
  guard let pages = read(engine, node, { $0.engine.pages(of: $1) }) ?? nil else { return 0 }
  place?.pointee = ns_pages(pages)
  return 1
}

@c @implementation
public func ns_refresh_phase(_ engine: ns_engine, _ node: ns_node, _ edge: Int32) -> Int32 {
  let phase = read(engine, node) { $0.engine.refreshPhase(edge.choice(), of: $1) } ?? nil
  return phase.map { Int32($0.rawValue) } ?? -1
}

@c @implementation
public func ns_refresh_progress(_ engine: ns_engine, _ node: ns_node, _ edge: Int32) -> Double {
  read(engine, node) { $0.engine.refreshProgress(edge.choice(), of: $1) } ?? 0
}

@c @implementation
public func ns_place_nodes(
  _ engine: ns_engine, _ nodes: UnsafePointer<ns_node>?, _ count: Int32,
  _ places: UnsafeMutablePointer<ns_place>?
) {
  guard let host = host(engine), let places else { return }
  let nodes = list(nodes, count)
  for at in nodes.indices {
    var place = ns_place()
    if let id = host.id(nodes[at]) {
      place.offset = host.engine.offset(of: id)
      place.stretch = host.engine.stretch(of: id)
      place.progress = host.engine.progress(of: id)
      place.refresh_start = host.engine.refreshProgress(.start, of: id)
    }
    places[at] = place
  }
}

@c @implementation
public func ns_chain(
  _ engine: ns_engine, _ node: ns_node, _ axis: Int32, _ area: Int32,
  _ place: UnsafeMutablePointer<ns_node>?, _ capacity: Int32
) -> Int32 {
  guard let host = host(engine), let id = host.id(node) else { return 0 }
  let chain = host.engine.chain(of: id, along: axis.choice(), area: area.choice())
  return write(chain, to: place, capacity) { host.number($0) }
}

@c @implementation
public func ns_order(
  _ engine: ns_engine, _ node: ns_node, _ axis: Int32, _ direction: Int32, _ area: Int32,
  _ place: UnsafeMutablePointer<ns_order_step>?, _ capacity: Int32
) -> Int32 {
  guard let host = host(engine), let id = host.id(node) else { return 0 }
  let order = host.engine.consumptionOrder(
    of: id, along: axis.choice(), direction.choice(), area: area.choice())
  return write(order, to: place, capacity) {
    ns_order_step(
      limit: $0.limit, node: host.number($0.node), reason: Int32($0.reason.rawValue))
  }
}

@c @implementation
public func ns_motions(
  _ engine: ns_engine, _ place: UnsafeMutablePointer<ns_motion>?, _ capacity: Int32
) -> Int32 {
  guard let host = host(engine) else { return 0 }
  return write(host.engine.motionStates, to: place, capacity) {
    ns_motion(
      velocity: $0.velocity, node: host.number($0.node), axis: Int32($0.axis.rawValue),
      kind: Int32($0.kind.rawValue), reserved: 0)
  }
}

@c @implementation
public func ns_landings(
  _ engine: ns_engine, _ motion: Int32, _ place: UnsafeMutablePointer<ns_landing>?,
  _ capacity: Int32
) -> Int32 {
  guard let host = host(engine) else { return 0 }
  let motions = host.engine.motionStates
  guard motions.indices.contains(Int(motion)) else { return 0 }
  return write(motions[Int(motion)].landing, to: place, capacity) {
    ns_landing(offset: $0.offset, node: host.number($0.node), reserved: 0)
  }
}

@c @implementation
public func ns_omissions(
  _ engine: ns_engine, _ place: UnsafeMutablePointer<ns_omission>?, _ capacity: Int32
) -> Int32 {
  guard let host = host(engine) else { return 0 }
  return write(host.engine.omissions, to: place, capacity) {
    ns_omission(
      node: host.number($0.node), kind: Int32($0.kind.rawValue), axis: Int32($0.axis.rawValue))
  }
}
