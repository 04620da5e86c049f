import NestedScroll

/// Commands, wheels and keys.
extension AndroidAdapter {
  mutating func playCommand(_ type: String, _ event: Fields) throws -> Bool {
    switch type {
    case "scrollBy": try scrollBy(event)
    case "animateBy":
      let name = try target(event)
      let to = try tree.bench.engine.offset(of: id(name)) + vector(event, "delta", of: name).sum
      tree.bench.record { [id = try id(name)] in $0.scroll(id, to: to, animated: true) }
    case "animateTo": try animate(event)
    case "jumpTo": try jump(event)
    case "pageChange":
      let (id, page) = (try id(target(event)), Int(try event.number("to")))
      tree.bench.record { $0.select(page: page, in: id, animated: true) }
      tree.bench.run()
    case "wheel": try wheel(event)
    case "key":
      let name = try target(event)
      let delta = try vector(event, "delta", of: name).sum
      let id = try tree.bench.id(tree.touchTarget(name))
      tree.bench.record { $0.scroll(id, by: delta) }
    case "accessibilityPage":
      let name = try target(event)
      let length = try tree.node(name).fields.number("visible") * event.number("direction")
      tree.bench.record { [id = try id(name)] in $0.scroll(id, by: length, animated: true) }
    case "reveal":
      guard let range = event["rect"]?.numbers, range.count == 2 else {
        throw event.wrong("rect", "two numbers")
      }
      // What is asked for besides is asked for of every level.
      let extra = try event.optionalNumber("extra") ?? 0
      let align = try event.optionalNumber("alignment")
      let id = try id(target(event))
      tree.bench.record { $0.reveal(range[0] - extra, range[1] - extra, in: id, align: align) }
    case "input": try input(event)
    default: return false
    }
    return true
  }

  private mutating func scrollBy(_ event: Fields) throws {
    let name = try target(event)
    if let text = try event.optionalString("when") { try runUntil(name, text) }
    let delta = try vector(event, "delta", of: name)
    let snap = try event.flag("snap")
    for axis in try tree.axes(tree.node(name)) {
      let id = try id(name, axis)
      tree.bench.record {
        if snap {
          $0.scroll(id, to: $0.offset(of: id) + delta[axis], snap: true)
        } else {
          $0.scroll(id, to: $0.offset(of: id) + delta[axis])
        }
      }
    }

  }

  /// Until an offset has come so far: `offset>=150 or >=100`, for the two axes.
  private mutating func runUntil(_ name: String, _ text: String) throws {
    let numbers = text.split { !$0.isNumber }.compactMap { Double($0) }
    guard numbers.count == 2, text.hasPrefix("offset>=") else {
      throw CaseError("when: expected two bounds, found \(text)")
    }
    let (x, y) = (try id(name, .horizontal), try id(name, .vertical))
    tree.bench.run { $0.offset(of: x) >= numbers[0] || $0.offset(of: y) >= numbers[1] }
  }

  private mutating func animate(_ event: Fields) throws {
    let name = try target(event)
    if let page = try event.optionalNumber("page") {
      let id = try id(name)
      let middle = try (position(name) + page) / 2 * tree.unit(name)
      tree.bench.record { $0.select(page: Int(page), in: id, animated: true) }
      tree.bench.run { $0.offset(of: id) >= middle }
      return
    }
    let to = try vector(event, "to", of: name)
    for axis in try tree.axes(tree.node(name)) {
      let id = try id(name, axis)
      tree.bench.record { $0.scroll(id, to: to[axis], animated: true) }
    }
  }

  private mutating func jump(_ event: Fields) throws {
    let name = try target(event)
    var to: Vector
    if let part = try event.optionalNumber("fraction") {
      let extent = try tree.bench.engine.extent(of: id(name)) ?? 0...0
      to = Vector(part * extent.upperBound, along: try tree.axis(name))
    } else {
      to = try vector(event, "to", of: name)
    }
    let isEarly = try event.flag("before_layout")
    var isIgnored = true
    for axis in try tree.axes(tree.node(name)) {
      let id = try id(name, axis)
      tree.bench.record {
        // Before its layout nobody knows how long a content is.
        if isEarly { $0.update(id) { $0.content = nil } }
        $0.setOffset(to[axis], of: id)
      }
      let extent = tree.bench.engine.extent(of: id)
      if isEarly || extent?.lowerBound != extent?.upperBound { isIgnored = false }
    }
    results.append(isIgnored ? "ignored" : "completed")
  }

  private mutating func wheel(_ event: Fields) throws {
    let name = try target(event)
    let id = try tree.bench.id(tree.touchTarget(name))
    let clock = tree.bench.clock
    if let notches = try event.optionalNumber("notches") {
      // What a notch scrolls: three lines of text.
      let delta = Vector(notches * 48, along: try tree.axis(name))
      tree.bench.record { $0.wheel(id, by: delta, time: clock) }
      return tree.bench.run()
    }
    let delta = try vector(event, "delta", of: name)
    tree.bench.record { $0.wheel(id, by: delta, time: clock) }
  }

  /// An input in words: what it is made with, and where it goes.
  private mutating func input(_ event: Fields) throws {
    let name = try target(event)
    let id = try id(name)
    let text = try event.string("input")
    let words = text.split(separator: " ").map(String.init)
    let isBackward = words.contains("backward") || words.contains("start")
    let isPast = words.contains("past")
    let extent = tree.bench.engine.extent(of: id) ?? 0...0
    if isPast {
      let edge = isBackward ? extent.lowerBound : extent.upperBound
      tree.bench.engine.setOffset(edge, of: id)
    } else if isBackward {
      tree.bench.engine.setOffset(extent.upperBound, of: id)
    }
    let delta = Vector(isBackward ? -100 : 100, along: try tree.axis(name))
    switch words.first {
    case "touch":
      try putDown(on: name)
      tree.bench.touchMoved(by: delta)
      endTouch(nil)
    case "wheel", "rotary":
      let clock = tree.bench.clock
      tree.bench.record { $0.wheel(id, by: delta, time: clock) }
    case "keyboard": tree.bench.record { $0.scroll(id, by: delta.sum) }
    default: throw event.wrong("input", "a touch, wheel, rotary or keyboard")
    }
    tree.bench.run()
  }
}

extension Vector {
  /// Of a vector along one axis, its length.
  var sum: Double { x + y }
}
