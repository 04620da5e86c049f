import NestedScroll

/// Bands and springs.
extension PhysicsAdapter {
  static func band(_ id: String, _ table: JSON, _ verdict: inout Verdict) throws {
    var physics = Physics.ios
    switch id {
    case "rubber_band/chromium_bezier_tanh":
      physics = Physics(band: 0.2, bandShape: .tanh, bandShare: 0.1)
    case "rubber_band/macos_elastic_1_20": physics = .webKit
    case "rubber_band/qt_half": physics = .qt
    default: break
    }
    for (_, row) in try rows(table, "rows") {
      guard let pull = row["overscroll"].number, row["events"] == .null else {
        throw CaseError("a band of another kind")
      }
      let length = row["dimension"].number ?? 800
      func stretch(_ pull: Double) -> Double {
        var engine = ScrollEngine(physics: physics)
        let list = engine.insert(.list(viewport: length, content: length, edges: .bounce))
        engine.drag(list, by: -pull, along: .vertical)
        return -engine.stretch(of: list)
      }
      try compare(stretch(pull), row["displayed"], "stretch of \(pull)", &verdict)
      guard row["slope_db_dx"] != .null else { continue }
      let step = 1e-3
      let slope = (stretch(pull + step) - stretch(pull)) / step
      try verdict.number(slope, is: row["slope_db_dx"], tolerance: 1e-5, "slope at \(pull)")
      // The way back: a touch that catches a bounce finds the pull that shows its stretch.
      try verdict.number(pull, is: row["inverse_of_displayed"], tolerance: 1e-6, "inverse")
    }
  }

  static func spring(_ table: JSON, _ verdict: inout Verdict) throws {
    guard let frequency = table["omega0"].number, let damping = table["zeta"].number else {
      throw CaseError("a spring of another kind")
    }
    let spring = Physics.SpringParameters(frequency: frequency, damping: damping)
    for (_, row) in try rows(table, "cases") {
      guard let stretch = row["d0"].number, let velocity = row["v0"].number else {
        throw CaseError("a case has no d0 or no v0")
      }
      let (start, list) = release(stretch, velocity, spring)
      var engine = start
      for (_, sample) in try rows(row, "samples") {
        guard let time = sample["t"].number, let displacement = sample["d"].number else { continue }
        // What crosses its edge goes on as a fling here.
        if displacement < 0 { break }
        engine.advance(to: time)
        try compare(engine.stretch(of: list), sample["d"], "stretch at \(time)", &verdict)
        try compare(engine.velocity(of: list), sample["v"], "velocity at \(time)", &verdict)
      }
      try peak(row, start, list, after: 0, &verdict)
      for (key, rest) in [("settle_0.5px", 0.5), ("settle_0.1px", 0.1)] {
        guard let time = row[key].number else { continue }
        var engine = start
        engine.advance(to: time)
        // At the printed time it is as far as that from its edge, if it comes from outside.
        guard engine.stretch(of: list) > 0 else { continue }
        try verdict.number(engine.stretch(of: list), is: .number(rest), tolerance: 1e-5, key)
      }
    }
  }

  /// A scroller let go at its end, stretched by so much and as fast as that.
  static func release(
    _ stretch: Double, _ velocity: Double, _ spring: Physics.SpringParameters
  ) -> (ScrollEngine, NodeID) {
    var engine = ScrollEngine(physics: exact(spring: spring), slop: 0)
    var node = list(room: 100, edges: .bounce)
    node.offset = 100
    let list = engine.insert(node)
    engine.touchBegan(on: list, at: Point(x: 0, y: 0), time: 0)
    if stretch != 0 { engine.touchMoved(to: Point(x: 0, y: -stretch), time: 0) }
    engine.touchEnded(time: 0, velocity: Vector(x: 0, y: velocity))
    return (engine, list)
  }

  static func peak(
    _ row: JSON, _ start: ScrollEngine, _ list: NodeID, after begin: Double,
    _ verdict: inout Verdict
  ) throws {
    guard let time = row["peak"]["t"].number else { return }
    var engine = start
    engine.advance(to: begin + time)
    try verdict.number(engine.stretch(of: list), is: row["peak"]["x"], tolerance: 1e-6, "peak")
    try verdict.number(engine.velocity(of: list), is: 0, tolerance: 1e-3, "velocity at the peak")
  }

  static func settling(_ table: JSON, _ verdict: inout Verdict) throws {
    for (_, row) in try rows(table, "rows") {
      guard let stretch = row["d0"].number, let velocity = row["v0"].number,
        let frequency = row["omega"].number, let time = row["t"].number
      else { throw CaseError("a row is not complete") }
      var (engine, list) = release(
        stretch, velocity, Physics.SpringParameters(frequency: frequency, damping: 1))
      engine.advance(to: time)
      try compare(
        engine.stretch(of: list), row["eps"], "stretch at \(time)", &verdict)
    }
  }

  static func crossing(_ table: JSON, _ verdict: inout Verdict) throws {
    let springs = [
      "critical_w10": Physics.SpringParameters(frequency: 10, damping: 1),
      // Pop's for bounciness 0 and speed 5; Flutter's own. The fourth is no spring.
      "pop_193.41_26.70": Physics.SpringParameters(
        frequency: 13.9073509974, damping: 0.960146413145),
      "flutter_default": Physics.SpringParameters(frequency: 14.1421356237, damping: 1.1),
    ]
    for (_, row) in try rows(table, "rows") {
      guard let velocity = row["v0"].number, let room = row["distance_to_edge"].number,
        let time = row["t_hit"].number
      else { throw CaseError("a row is not complete") }
      for (name, spring) in springs {
        var engine = ScrollEngine(physics: exact(spring: spring))
        let list = engine.insert(list(room: room, edges: .bounce))
        engine.fling(list, velocity: Vector(x: 0, y: velocity))
        var early = engine
        early.advance(to: time)
        try compare(early.offset(of: list), .number(room), "offset at the hit", &verdict)
        try verdict.number(
          early.velocity(of: list), is: row["v_hit"], tolerance: 1e-5, "velocity at the hit")
        try peak(row[name], engine, list, after: time, &verdict)
        engine.advance(to: time + (row[name]["settle_0.5px_after_hit"].number ?? .nan))
        try verdict.number(engine.stretch(of: list), is: 0.5, tolerance: 1e-5, "\(name) settles")
      }
    }
  }
}
