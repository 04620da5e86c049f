public import CNestedScroll
import NestedScroll

extension ns_pages {
  init(_ pages: Pages) {
    self.init(
      current: Int32(clamping: pages.current), target: Int32(clamping: pages.target),
      settled: Int32(clamping: pages.settled))
  }
}

@c @implementation
public func ns_takes(
  _ engine: ns_engine, _ place: UnsafeMutablePointer<ns_take>?, _ capacity: Int32
) -> Int32 {
  writeReport(engine, { $0.takes }, to: place, capacity) {
    ns_take(amount: $1.amount, node: $0.number($1.node), axis: Int32($1.axis.rawValue))
  }
}

@c @implementation
public func ns_unconsumed(_ engine: ns_engine, _ axis: Int32) -> Double {
  host(engine)?.engine.report.unconsumed[axis.choice()] ?? 0
}

@c @implementation
public func ns_unconsumed_at(_ engine: ns_engine, _ axis: Int32) -> ns_node {
  guard let host = host(engine) else { return 0 }
  return host.number(host.engine.report.unconsumedAt(axis.choice()))
}

@c @implementation
public func ns_offers(
  _ engine: ns_engine, _ place: UnsafeMutablePointer<ns_offer>?, _ capacity: Int32
) -> Int32 {
  writeReport(engine, { $0.offers }, to: place, capacity) {
    ns_offer(
      offered: $1.offered, took: $1.took, node: $0.number($1.node),
      reason: Int32($1.reason.rawValue))
  }
}

@c @implementation
public func ns_ended_motions(
  _ engine: ns_engine, _ place: UnsafeMutablePointer<ns_motion_end>?, _ capacity: Int32
) -> Int32 {
  writeReport(engine, { $0.endedMotions }, to: place, capacity) {
    ns_motion_end(
      axis: Int32($1.axis.rawValue), kind: Int32($1.kind.rawValue), how: Int32($1.how.rawValue))
  }
}

@c @implementation
public func ns_page_changes(
  _ engine: ns_engine, _ place: UnsafeMutablePointer<ns_page_change>?, _ capacity: Int32
) -> Int32 {
  writeReport(engine, { $0.pageChanges }, to: place, capacity) {
    ns_page_change(pager: $0.number($1.pager), from: ns_pages($1.from), to: ns_pages($1.to))
  }
}

@c @implementation
public func ns_refresh_changes(
  _ engine: ns_engine, _ place: UnsafeMutablePointer<ns_refresh_change>?, _ capacity: Int32
) -> Int32 {
  writeReport(engine, { $0.refreshChanges }, to: place, capacity) {
    ns_refresh_change(
      node: $0.number($1.node), edge: Int32($1.edge.rawValue), from: Int32($1.from.rawValue),
      to: Int32($1.to.rawValue))
  }
}

@c @implementation
public func ns_dropped_inputs(_ engine: ns_engine) -> Int32 {
  Int32(clamping: host(engine)?.engine.report.droppedInputs ?? 0)
}

@c @implementation
public func ns_capped_velocity(_ engine: ns_engine) -> Double {
  host(engine)?.engine.report.cappedVelocity ?? 0
}

/// Writes one of the lists of what the last call did.
private func writeReport<Element, Written>(
  _ engine: ns_engine, _ list: (Report) -> Refilled<Element>,
  to place: UnsafeMutablePointer<Written>?, _ capacity: Int32,
  _ convert: (Host, Element) -> Written
) -> Int32 {
  guard let host = host(engine) else { return 0 }
  return write(list(host.engine.report), to: place, capacity) { convert(host, $0) }
}
