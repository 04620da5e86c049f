public import CNestedScroll
import NestedScroll

@c @implementation
public func ns_insert(
  _ engine: ns_engine, _ parent: ns_node, _ index: Int32,
  _ description: UnsafePointer<ns_description>?
) -> ns_node {
  guard let host = host(engine), let description else { return 0 }
  let under = host.id(parent)
  guard parent == 0 || under != nil else { return 0 }
  let place = index < 0 ? nil : Int(index)
  return host.register(host.engine.insert(description.pointee.node, under: under, at: place))
}

@c @implementation
public func ns_remove(_ engine: ns_engine, _ node: ns_node) { host(engine)?.remove(node) }

@c @implementation
public func ns_move(
  _ engine: ns_engine, _ node: ns_node, _ parent: ns_node, _ index: Int32
) -> Int32 {
  guard let host = host(engine), let id = host.id(node) else { return 0 }
  let under = host.id(parent)
  guard parent == 0 || under != nil else { return 0 }
  return host.engine.move(id, under: under, at: index < 0 ? nil : Int(index)) ? 1 : 0
}

@c @implementation
public func ns_describe(
  _ engine: ns_engine, _ node: ns_node, _ place: UnsafeMutablePointer<ns_description>?
) -> Int32 {
  guard let host = host(engine), let id = host.id(node), let found = host.engine[id] else {
    return 0
  }
  place?.pointee = ns_description(found)
  return 1
}

@c @implementation
public func ns_update(
  _ engine: ns_engine, _ node: ns_node, _ description: UnsafePointer<ns_description>?,
  _ edits: UnsafePointer<ns_edit>?, _ count: Int32
) -> Int32 {
  guard let host = host(engine), let id = host.id(node) else { return 0 }
  let changes = list(edits, count).map {
    Edit(at: $0.at, removed: $0.removed, inserted: $0.inserted)
  }
  return host.engine.update(id, edits: changes) { node in
    guard let description else { return }
    description.pointee.write(to: &node)
    if let offset = description.pointee.offset.given { node.offset = offset }
  } ? 1 : 0
}

@c @implementation
public func ns_set_snap(
  _ engine: ns_engine, _ node: ns_node, _ points: UnsafePointer<ns_snap_point>?, _ count: Int32,
  _ range: Double, _ forward: Double, _ backward: Double, _ minVelocity: Double,
  _ perFling: Int32
) -> Int32 {
  guard let host = host(engine), let id = host.id(node) else { return 0 }
  let points = list(points, count).map { $0.point }
  let rule = SnapRule(
    threshold: SnapRule.Threshold(forward, backward), minVelocity: minVelocity.given,
    perFling: perFling > 0 ? Int(perFling) : nil)
  return host.engine.update(id) {
    $0.snap = points.isEmpty ? nil : Snap(points: points, range: range.given, rule: rule)
  } ? 1 : 0
}

@c @implementation
public func ns_count(_ engine: ns_engine) -> Int32 {
  Int32(clamping: host(engine)?.engine.count ?? 0)
}

@c @implementation
public func ns_parent(_ engine: ns_engine, _ node: ns_node) -> ns_node {
  guard let host = host(engine), let id = host.id(node) else { return 0 }
  return host.number(host.engine.parent(of: id))
}

@c @implementation
public func ns_children(
  _ engine: ns_engine, _ node: ns_node, _ place: UnsafeMutablePointer<ns_node>?,
  _ capacity: Int32
) -> Int32 {
  guard let host = host(engine) else { return 0 }
  if node == 0 { return write(host.engine.roots, to: place, capacity) { host.number($0) } }
  guard let id = host.id(node) else { return 0 }
  return write(host.engine.children(of: id), to: place, capacity) { host.number($0) }
}
