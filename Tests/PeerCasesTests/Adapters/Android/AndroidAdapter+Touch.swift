import NestedScroll

/// Fingers.
extension AndroidAdapter {
  mutating func playTouch(_ type: String, _ event: Fields) throws -> Bool {
    let time = try event.optionalNumber("t_ms").map { touchStart + $0 / 1000 }
    if type != "drag", let time { tree.bench.clock = time }
    switch type {
    case "down": try putDown(on: target(event))
    case "drag": try drag(event, at: time)
    case "pan": try pan(event)
    case "up": try lift(event)
    case "tap":
      try putDown(on: target(event))
      facts.tapDelivered = !tree.bench.engine.isClaimed
      endTouch(.zero)
    case "pause": tree.bench.advance(by: try event.number("ms") / 1000)
    default: return false
    }
    return true
  }

  mutating func putDown(on name: String) throws {
    if touched != nil { endTouch(.zero) }
    mock = nil
    touched = name
    touchStart = tree.bench.clock
    let node = try tree.node(name)
    // A touch on a header counts for the page in it, if it says so.
    let isHeader = try tree.header(node) != nil
    fingerAxis = try tree.axis(name)
    try tree.bench.touchBegan(
      on: tree.touchTarget(name), area: isHeader ? .header : .content)
  }

  mutating func endTouch(_ velocity: Vector?) {
    tree.bench.touchEnded(velocity: velocity)
    touched = nil
    mockSpring()
  }

  private mutating func drag(_ event: Fields, at time: Double?) throws {
    let name = try target(event)
    if try event.optionalString("during") != nil { try catchSettling(name) }
    if touched != name { try putDown(on: name) }
    if let content = try event.optionalNumber("content_offset") {
      tree.bench.record { [id = try? id(name)] in
        if let id { $0.setOffset(content, of: id) }
      }
    }
    var axis: Axis?
    if let key = try event.optionalString("axis") { axis = key == "x" ? .horizontal : .vertical }
    fingerAxis = try axis ?? tree.axis(name)
    var delta: Vector
    if event.has("finger") || event.has("finger_window") {
      let key = event.has("finger") ? "finger" : "finger_window"
      delta = Vector(try event.number(key) * direction, along: fingerAxis)
    } else if let pixels = try event.optionalNumber("delta_px") {
      delta = Vector(pixels, along: fingerAxis)
    } else {
      delta = try dragDelta(event, name, axis)
    }
    if delta.x != 0, delta.y == 0 { fingerAxis = .horizontal }
    tree.bench.clock += Bench.frame
    tree.bench.clock += (try event.optionalNumber("over_ms") ?? 0) / 1000
    if let time { tree.bench.clock = time }
    let steps = try event.optionalNumber("steps") ?? 1
    for step in 1...Int(steps) {
      if step > 1 { tree.bench.clock += Bench.frame }
      tree.bench.touchMoved(by: Vector(x: delta.x / steps, y: delta.y / steps))
    }
    tree.bench.clock += (try event.optionalNumber("pause_before_up_ms") ?? 0) / 1000
    if !tree.bench.engine.isClaimed { facts.unclaimed = delta }
  }

  private func dragDelta(_ event: Fields, _ name: String, _ axis: Axis?) throws -> Vector {
    event.comment("to")
    let along = try axis ?? tree.axis(name)
    let id = try id(name, along)
    let engine = tree.bench.engine
    switch event["delta"] {
    case "to_target", "to_next":
      // To the start of the page it was going to, or of the one after.
      let pages = engine.pages(of: id)
      let page = Double((pages?.target ?? 0) + (event["delta"] == "to_next" ? 1 : 0))
      return Vector(try page * tree.unit(name) - engine.offset(of: id), along: along)
    case "max":
      return Vector((engine.extent(of: id)?.upperBound ?? 0) - engine.offset(of: id), along: along)
    default: return try vector(event, "delta", of: name, along: axis)
    }
  }

  /// A finger that goes a distance in a tenth of a second, and is lifted while it moves.
  private mutating func pan(_ event: Fields) throws {
    let name = try target(event)
    let delta = try vector(event, "distance", of: name)
    try putDown(on: name)
    let steps = 6.0
    for _ in 0..<Int(steps) {
      tree.bench.clock += Bench.frame
      tree.bench.touchMoved(by: Vector(x: delta.x / steps, y: delta.y / steps))
    }
    endTouch(nil)
    tree.bench.run()
  }

  private mutating func lift(_ event: Fields) throws {
    let name = try target(event)
    if touched == nil { try putDown(on: name) }
    facts.tapDelivered = !tree.bench.engine.isClaimed
    guard event.has("velocity") else {
      endTouch(nil)
      facts.velocity = tree.bench.engine.motionStates.first?.velocity
      return
    }
    // A pager's velocity is in pages where its case counts in pages and knows no screen.
    let unit = peerCase.system == "viewpager2" ? try tree.unit(name) : 1
    endTouch(Vector(try event.number("velocity") * unit, along: fingerAxis))
  }

  // What is under way when the case begins

  mutating func prepare() throws {
    for node in tree.nodes {
      guard let page = node.fields["settling_to"]?.number, node.offset.x != node.offset.x.rounded()
      else { continue }
      // It is between two pages because it is going to one.
      try settle(node.name, to: Int(page), until: node.offset.x)
    }
  }

  private mutating func settle(_ name: String, to page: Int, until part: Double) throws {
    let id = try id(name)
    let unit = try tree.unit(name)
    tree.bench.record { $0.select(page: page, in: id, animated: true) }
    tree.bench.run { $0.offset(of: id) >= part * unit }
  }

  private mutating func catchSettling(_ name: String) throws {
    guard let page = try tree.node(name).fields["settling_to"]?.number, touched == nil else {
      return
    }
    // Half of the way.
    try settle(name, to: Int(page), until: (try position(name) + page) / 2)
  }
}
