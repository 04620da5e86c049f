import NestedScroll
import PropertyKit

/// What a law looks at after an event: plain values, so that a test can plant a fault in them and
/// see that the law notices.
struct Moment {
  struct Took: Equatable {
    var node: Int
    var reason: Offer.Reason
    var amount: Double
  }

  var state: State
  var shown: [Double]
  var extents: [ClosedRange<Double>?]
  /// What each node took by the report, in the sign of the delta.
  var taken: [Double]
  var tookAtTurns: [Took]
  var unconsumed: Vector
  var isMoving: Bool
  var motions: [MotionState]

  init(_ player: Player) {
    let (engine, ids) = (player.engine, player.ids)
    state = State(engine, ids)
    shown = ids.map { engine.shownOffset(of: $0) }
    extents = ids.map { engine.extent(of: $0) }
    taken = ids.map { engine.report.taken(by: $0) }
    tookAtTurns = engine.report.offers.map { offer in
      Took(
        node: ids.firstIndex(of: offer.node) ?? -1, reason: offer.reason, amount: offer.took)
    }
    unconsumed = engine.report.unconsumed
    isMoving = engine.isMoving
    motions = engine.motionStates
  }
}

/// A change of a moment that no law should let pass.
typealias Fault = (inout Moment) -> Void

func noFault(_ moment: inout Moment) {}

/// What a law is given at each step of a script: the page, what stood where before the event, and
/// what stands where after it.
struct Step {
  let world: World
  let player: Player
  let before: Moment
  let event: Event
  let after: Moment
  /// The player after the event.
  let result: Player
}

/// Plays scripts on pages and asks a law after each event; the time before it has passed already.
func checkSteps(
  _ law: String, _ features: Features, _ kinds: EventKinds, nodes: Int = 6, steps: Int = 16,
  runs: Int = 200, explains: Bool = false, fault: Fault = noFault,
  _ holds: (Step) throws -> Void
) throws {
  try check(law, runs: runs) { choices in
    let world = World.draw(&choices, features, upTo: nodes)
    choices.note("\(world)")
    var player = Player(world)
    player.engine.explains = explains
    var script = Script(world, kinds, features)
    try choices.steps(upTo: steps) { choices in
      var event = script.event(&choices)
      choices.note("\(event)")
      player.play(Event(after: event.after, action: .wait))
      event.after = 0
      let earlier = player
      let before = Moment(player)
      player.play(event)
      var after = Moment(player)
      fault(&after)
      try holds(
        Step(
          world: world, player: earlier, before: before, event: event, after: after,
          result: player))
    }
  }
}
