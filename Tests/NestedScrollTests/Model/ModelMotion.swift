import NestedScroll

/// One motion of the model: a curve through a chain, the spring of a stretched node, or the way of
/// one node to an offset.
struct ModelMotion {
  enum Curve {
    case decay(Fling)
    case approach(ModelApproach)
    case spring(Spring)
  }

  var kind: MotionKind
  var curve: Curve
  /// Where its chain starts, and the axis.
  var start: Int
  var axis: Axis
  /// As what it counts for those above it.
  var input = Inputs.fling
  /// What its gesture was kept to.
  var latch: ModelLatch?
  /// The one node it moves; nil where it moves a chain.
  var node: Int?
  /// When its curve began.
  var epoch: Double
  /// How much of the curve has been routed; of one node's way, the offset where it began.
  var routed = 0.0
  /// The node whose rests said where a fling ends: it is asked once.
  var decided: Int?
  /// Where that one lies then.
  var target: Double?
  /// The pages that it takes pagers to, and whether that was said or came of itself.
  var goals: [Int: Int] = [:]
  var isSelect = false
  /// What it leaves between rests goes on the way it went, from where it began.
  var began: [Int: Double]?
  /// It is the way of smoothed notches.
  var isSmooth = false
  /// The nodes that go to their starts, one after the other.
  var toTop: [Int]?

  /// How far the whole curve goes.
  var total: Double {
    switch curve {
    case .decay(let decay): decay.total
    case .approach(let approach): approach.distance
    case .spring: 0
    }
  }

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
}

/// What a motion comes to, and when.
enum ModelEnd {
  case rest(Double)
  case hit(Double)
  case crossing(Double)
  /// A node that ends flings comes to its end, after so much of the way.
  case pin(Double, Int, distance: Double)

  var time: Double {
    switch self {
    case .rest(let time), .hit(let time), .crossing(let time), .pin(let time, _, _): time
    }
  }
}
