import NestedScroll
import NestedScrollTesting

/// Wheels, pads and the system's momentum on pages in motion, on the engine and on the model: what a
/// notch stops and how it settles after its pause, notches that are smoothed, fingers on a pad that
/// decide an axis and fling, momentum that enters no pager and bounces once.
struct WheelComparison: StateMachine {
  enum Command {
    case fling(Int, Double)
    case wait(Double)
    case notch(Int, Vector, Latch?)
    case smooth(Int, Vector)
    case began(Int, Latch?)
    case changed(Vector)
    case ended
    case momentum(Int, Vector, Latch?)
    case momentumEnded
  }

  var page: PageMotionComparison
  var wheel: ModelWheel?
  /// The run before.
  var before: ModelWheel?

  init(_ choices: inout Choices) {
    var drawn = PageMotionComparison.drawPage(&choices)
    drawn.slop = ModelWheel.slop
    choices.note("\(drawn) \(drawn.physics)")
    self.init(drawn)
  }

  init(_ drawn: ScrollPage) {
    page = PageMotionComparison(drawn)
  }

  func command(_ choices: inout Choices) -> Command {
    let node = page.ids.count - 1 - choices.int(in: 0...page.ids.count - 1)
    let isPad = wheel?.kind == .pad
    let by = drawDelta(&choices)
    switch choices.weighted([
      (5, 0), (2, 1), (5, 2), (3, 3), (isPad ? 9 : 0, 4), (isPad ? 3 : 0, 5), (4, 6), (1, 7),
      (3, 8),
    ]) {
    case 1 where !isPad && page.isShown(node):
      return .fling(node, choices.dyadic(-2000...2000))
    case 2 where !isPad:
      return .notch(choices.bool() ? node : wheel?.node ?? node, by, drawLatch(&choices))
    case 3 where !isPad: return .began(node, drawLatch(&choices))
    case 4 where isPad: return .changed(by)
    case 5 where isPad: return .ended
    case 6 where !isPad:
      return .momentum(choices.bool() ? node : wheel?.node ?? node, by, drawLatch(&choices))
    case 8 where !isPad: return .smooth(choices.bool() ? node : wheel?.node ?? node, by)
    case 7 where wheel?.kind == .momentum: return .momentumEnded
    default:
      return .wait(choices.weighted([(4, 1.0 / 64), (2, 0.125), (1, choices.dyadic(0...2))]))
    }
  }

  /// Most often that of the run before.
  private func drawLatch(_ choices: inout Choices) -> Latch? {
    choices.weighted([(3, (wheel ?? before)?.latch?.mode), (2, nil), (1, .node), (1, .outward)])
  }

  private func drawDelta(_ choices: inout Choices) -> Vector {
    let length = choices.weighted([(2, choices.dyadic(-15...15)), (2, choices.dyadic(-90...90))])
    let other = choices.chance(1, in: 4) ? choices.dyadic(-15...15) : 0
    return choices.bool() ? Vector(x: length, y: other) : Vector(x: other, y: length)
  }

  mutating func run(_ command: Command) throws {
    page.motions.events = []
    page.isLater = false
    switch command {
    case .wait(let pause): wait(pause)
    case .fling(let node, let velocity):
      guard velocity != 0 else { return }
      let axis = page.model.nodes[node].node.axis
      page.engine.fling(page.ids[node], velocity: Vector(velocity, along: axis))
      end()
      page.motions.fling(node, velocity, &page.model)
    case .smooth(let node, let by):
      guard by != .zero else { return }
      page.engine.wheel(page.ids[node], by: by, time: page.motions.time, smooth: true)
      let goesOn = wheel?.kind == .notches && wheel?.node == node && wheel?.latch == nil
      if !goesOn { begin(.notches, node, nil) }
      let left = wheel?.smooth(by, &page.model, &page.motions)
      try expectLeft(left)
    case .notch(let node, let by, let latch):
      guard by != .zero else { return }
      turn(node, by, nil, latch)
      let goesOn =
        wheel?.kind == .notches && wheel?.node == node && wheel?.latch?.mode == latch
      if !goesOn { begin(.notches, node, latch) }
      try expectLeft(wheel?.notch(by, &page.model, &page.motions))
    case .began(let node, let latch):
      turn(node, .zero, .began, latch)
      begin(.pad, node, latch)
      page.motions.endCall(&page.model)
    case .changed(let by):
      guard by != .zero, let node = wheel?.node else { return }
      turn(node, by, .changed)
      try expectLeft(wheel?.move(by, &page.model, &page.motions))
    case .ended:
      guard let node = wheel?.node else { return }
      turn(node, .zero, .ended)
      // What a fling leaves that ends where it begins is reported too.
      _ = wheel?.move(.zero, isLast: true, &page.model, &page.motions)
      end(isLifted: true)
      page.motions.endCall(&page.model)
    case .momentum(let node, let by, let latch):
      guard by != .zero else { return }
      turn(node, by, .momentum, latch)
      if wheel?.kind != .momentum || wheel?.node != node { begin(.momentum, node, latch) }
      try expectLeft(wheel?.carry(by, &page.model, &page.motions))
    case .momentumEnded:
      guard let node = wheel?.node else { return }
      turn(node, .zero, .momentumEnded)
      end()
      page.motions.endCall(&page.model)
    }
  }

  private mutating func turn(
    _ node: Int, _ by: Vector, _ phase: WheelPhase?, _ latch: Latch? = nil
  ) {
    page.engine.wheel(
      page.ids[node], by: by, time: page.motions.time, phase: phase, latch: latch)
  }

  private mutating func begin(_ kind: ModelWheel.Kind, _ node: Int, _ latch: Latch?) {
    end()
    wheel = ModelWheel(kind, on: node, latch: latch, after: before, &page.model, &page.motions)
  }

  private mutating func end(isLifted: Bool = false) {
    guard wheel != nil else { return }
    wheel?.end(isLifted: isLifted, &page.model, &page.motions)
    before = wheel
    wheel = nil
  }

  private mutating func wait(_ pause: Double) {
    guard pause > 0 else { return }
    page.isLater = true
    let time = page.motions.time + pause
    page.engine.advance(to: time)
    if let pause = wheel?.pause, pause <= time {
      page.motions.advance(to: pause, &page.model)
      page.motions.events.append("paused")
      end()
      page.motions.endCall(&page.model)
    }
    page.motions.advance(to: time, &page.model)
  }

  private func expectLeft(_ left: Vector?) throws {
    guard page.motions.open.isEmpty, let left else { return }
    try expectClose(page.engine.report.unconsumed.x, left.x, "unconsumed across")
    try expectClose(page.engine.report.unconsumed.y, left.y, "unconsumed")
  }

  func checkInvariants() throws { try page.checkInvariants() }
}
