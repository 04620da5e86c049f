import NestedScroll

/// What must hold.
extension IOSAdapter {
  mutating func check(_ expected: Fields, _ verdict: inout Verdict) throws {
    expected.comment("notes")
    let tolerance = try expected.optionalNumber("tol") ?? 1e-9
    for (name, value) in expected.value("offsets")?.object ?? [:] {
      try verdict.number(bench.offset(name), is: value, tolerance: tolerance, "offset of \(name)")
    }
    for (name, value) in expected.value("overscroll")?.object ?? [:] {
      try verdict.number(
        bench.engine.pull(of: bench.id(name)), is: value, tolerance: tolerance, "pull of \(name)")
    }
    checkTrace(expected.value("trace")?.array ?? [], tolerance, &verdict)
    try checkNumbers(expected, tolerance, &verdict)
    if expected.has("currentSubAtTouch") {
      let wanted = try expected.optionalString("currentSubAtTouch")
      verdict.equal(
        touched.flatMap { tree.roots.contains($0) ? nil : $0 }, wanted, "touched list")
    }
    if let invariant = try expected.optionalString("invariant") {
      guard invariant == "collapse progress == 1 in every step" else {
        throw expected.wrong("invariant", "one that is known")
      }
      verdict.isTrue(
        progress.allSatisfy { $0.allSatisfy { $0 == 1 } }, "progress was not always 1")
    }
  }

  private func checkNumbers(
    _ expected: Fields, _ tolerance: Double, _ verdict: inout Verdict
  ) throws {
    if let left = try expected.fields("unconsumed") {
      let sum = ledgers.reduce(Vector.zero) {
        Vector(x: $0.x + $1.unconsumed.x, y: $0.y + $1.unconsumed.y)
      }
      for (key, axis) in [("x", Axis.horizontal), ("y", .vertical)] where left.has(key) {
        try verdict.number(
          sum[axis], is: .number(try left.number(key)), tolerance: tolerance, "unconsumed \(key)")
      }
      try left.finish()
    }
    if let velocity = expected.value("handoverVelocity") {
      try verdict.number(
        handover ?? .nan, is: velocity, tolerance: tolerance, "velocity at the pin")
    }
    if let total = expected.value("total"), let list = try currentPage() {
      try verdict.number(
        bench.engine.chainOffset(of: bench.id(list)), is: total, tolerance: tolerance,
        "offset of the chain")
    }
    if let most = try expected.optionalNumber("maxCallbacksPerEvent") {
      let told = ledgers.map(\.mostTakes).max() ?? 0
      verdict.isTrue(Double(told) <= most, "\(told) nodes told of one event, at most \(most)")
    }
    if let count = expected.value("pageChanges") {
      let changes = ledgers.flatMap(\.pageChanges).count { $0.from.current != $0.to.current }
      try verdict.number(Double(changes), is: count, "page changes")
    }
    if let page = expected.value("logicalPage") {
      let pages = try tree.pagers.first.flatMap { bench.engine.pages(of: try bench.id($0)) }
      try verdict.number(Double(pages?.settled ?? -1), is: page, "page")
    }
  }

  /// The page that the first pager is on.
  private func currentPage() throws -> String? {
    guard let pager = tree.pagers.first, let pages = bench.engine.pages(of: try bench.id(pager))
    else { return nil }
    return tree.pages[pager].map { $0[pages.current] }
  }

  /// The states must have occurred, in this order, each after some event.
  private func checkTrace(_ states: [JSON], _ tolerance: Double, _ verdict: inout Verdict) {
    var at = 0
    for state in states {
      func matches(_ seen: [String: Double]) -> Bool {
        (state.object ?? [:]).allSatisfy { key, value in
          guard let actual = seen[key], let number = value.number else { return false }
          return (actual - number).magnitude <= tolerance
        }
      }
      while at < trace.count, !matches(trace[at]) { at += 1 }
      verdict.isTrue(
        at < trace.count, "the state \(state) never came, or not in this order: \(trace)")
      at += 1
    }
  }
}
