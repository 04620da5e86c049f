/// One motion: what moves it, along which curve, and when something happens to it next.
///
/// A motion is a closed form of time: positions are read off its curve and differenced, never
/// added up. Entries are used again, so that starting one allocates nothing once the engine is
/// warm.
struct Motion: Sendable {
  enum Curve: Sendable {
    /// A decay through the chain.
    case decay(Fling)
    /// To a distance through the chain, or from a node's offset.
    case approach(Approach)
    /// A stretch on its way back.
    case spring(Spring)
  }

  /// What happens at the end of the curve, as far as it is known.
  enum Event: Sendable {
    /// It comes to rest.
    case rest
    /// The chain ends before the curve does, after `distance`; or a node that ends flings does.
    case hit(distance: Double, isPin: Bool)
    /// A spring crosses its edge, inward.
    case crossing
  }

  var isActive = false
  var kind = MotionKind.fling
  var axis = Axis.vertical
  /// The number that tells newer drivers from older.
  var driver: UInt32 = 0
  /// The chain it moves, or the chain its node belongs to.
  var route = Route()
  /// Further notches of a wheel are added to it.
  var isSmooth = false
  /// What it leaves between rests goes on the way it went.
  var looksAhead = false
  /// The node whose rests its end was chosen by: it is asked only once.
  var decided = Ref.none
  /// Where that node is to lie.
  var target = 0.0
  /// The one node it moves; none where it moves a chain.
  var node = Ref.none
  /// When its curve began.
  var epoch = 0.0
  var curve = Curve.decay(Fling(velocity: 0, physics: .ios))
  /// How much of the curve has been routed; for one node, the offset its curve began at.
  var routed = 0.0
  var event = Event.rest
  /// When the event is.
  var eventTime = Double.infinity
  /// The engine's version at which the event was found, and the tree's.
  var version: UInt32 = 0
  var treeEpoch: UInt32 = 0

  var movesChain: Bool { node.isNone }

  /// Whether a node is the one, or one of those, that it moves.
  func moves(_ ref: Ref) -> Bool { movesChain ? route.moves(ref) : node == ref }

  /// It is a spring that will swing back over its edge.
  var crosses: Bool {
    if case .crossing = event { return true }
    return false
  }

  /// How far it has come along its curve.
  func position(at time: Double) -> Double {
    switch curve {
    case .decay(let decay): decay.position(at: time - epoch)
    case .approach(let approach): approach.position(at: time - epoch)
    case .spring(let spring): spring.displacement(at: time - epoch)
    }
  }

  func velocity(at time: Double) -> Double {
    switch curve {
    case .decay(let decay): decay.velocity(at: time - epoch)
    case .approach(let approach): approach.velocity(at: time - epoch)
    case .spring(let spring): spring.velocity(at: time - epoch)
    }
  }

  /// Where its curve ends.
  var total: Double {
    switch curve {
    case .decay(let decay): decay.total
    case .approach(let approach): approach.distance
    case .spring: 0
    }
  }

  func duration(_ physics: Physics) -> Double {
    switch curve {
    case .decay(let decay): decay.restTime(within: physics.rest)
    case .approach(let approach): approach.duration
    case .spring(let spring):
      spring.restTime(within: physics.rest, slower: physics.minVelocity)
    }
  }
}
