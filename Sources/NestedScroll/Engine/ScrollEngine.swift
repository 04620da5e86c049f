/// A page of scrollers that move together: a tree of nodes, the fingers on it, and what moves by
/// itself.
///
/// The engine is a value. It has no clock, no view and no thread of its own: it is told what
/// happened and when, and tells where everything stands. Lengths are points, times seconds,
/// velocities points per second; positive is forward, the way a finger moving up or left asks for.
///
/// ```swift
/// var page = ScrollEngine()
/// let root = page.insert(.header(Header(height: 240, stay: 40), viewport: 700))
/// let list = page.insert(.list(viewport: 660, content: 3000), under: root)
/// page.drag(list, by: 230, along: .vertical)
/// page.offset(of: root)  // 200: the header is collapsed
/// page.offset(of: list)  // 30: the rest of the same delta
/// ```
///
/// Ids of removed nodes find nothing: asked about one the engine answers 0 or nil, told to move
/// one it does nothing. Numbers that are not finite are dropped and counted in the report.
public struct ScrollEngine: Sendable {
  /// The constants of all motions. A new value counts for what starts from then on; a constant that
  /// is out of its range is replaced by the one of iOS.
  public var physics: Physics {
    get { constants }
    set { constants = newValue.valid }
  }

  private var constants: Physics
  /// How far a finger must go before its gesture has an axis, in points.
  public var slop: Double
  /// How the velocity of a finger is found when it is lifted.
  public var velocityEstimator = VelocityEstimator.leastSquares
  /// The length of a screen's pixel, in points, such as 1/3: a fling of a node without rests ends on
  /// a whole number of them, and bounces at any edge. From 0.001 to 1,000; nil and any other
  /// number: it ends anywhere.
  public var pixelLength: Double? {
    get { pixel }
    set { pixel = newValue.flatMap { $0 >= 0.001 && $0 <= 1_000 ? $0 : nil } }
  }

  private var pixel: Double?
  /// Jumps instead of animations: what a command animates, a snap, a bounce and a smooth wheel are
  /// where they would end at once. Only a fling, which goes on with what a finger did, still moves.
  public var reducesMotion = false {
    didSet { version &+= 1 }
  }
  /// The engine's clock, in seconds. It only grows.
  public internal(set) var time = 0.0
  /// What the last call did; each call that changes the engine begins a new one.
  public internal(set) var report = Report()
  /// Whether reports say who was offered what. Off by default: writing it down costs.
  public var explains = false

  var tree = Tree()
  /// The wheel's, and those of the fingers.
  var gestures = [Gesture()]
  var motions: [Motion] = []
  /// The entry of a motion that is over while what it left goes to its rests: not to be used again
  /// before that; -1: none.
  var settling = -1
  var wheels = WheelSequence()
  /// The route of deltas that come without a gesture.
  var single = Route()
  /// The way that route is compiled for, while deltas go the same way again and again.
  var singleWay: Way?
  /// The last number given to a finger or motion.
  var lastDriver: UInt32 = 0
  /// How many fingers and motions there were when nodes were last given their numbers.
  var driverCount = 0
  /// Nodes that carry a driver's number.
  var stamped: [Ref] = []
  /// Pagers that may be about to settle.
  var unsettled: [Ref] = []
  /// Nodes that a newer input stopped, perhaps between their rests.
  var loose: [Ref] = []
  /// Grows with every call but `advance`: what was foreseen before may not hold.
  var version: UInt32 = 0

  /// An empty page.
  public init(physics: Physics = .ios, slop: Double = 10) {
    constants = physics.valid
    self.slop = slop
  }

  /// Where a delta starts, and the state of the tree in which that says where it goes.
  struct Way: Equatable, Sendable {
    var start: Ref
    var axis: Axis
    var area: TouchArea
    var epoch: UInt32
  }

  /// Begins a call that changes the engine.
  mutating func beginCall() {
    report.removeAll()
    version &+= 1
  }

  /// Ends a call: motions that are due have ended, what was stopped between its rests goes to one,
  /// pagers that came to rest have settled.
  mutating func endCall() {
    if !motions.isEmpty {
      if !loose.isEmpty { settleLoose() }
      if isMoving { handleDueHits() }
      if reducesMotion, isMoving { run(until: time, evenNow: true) }
    }
    if !unsettled.isEmpty { settlePagers() }
    #if InternalChecks
    checkInvariants()
    #endif
  }

  /// The time of an input: its own, but never back, and the engine's where it is no time.
  func moment(_ time: Double) -> Double {
    time.isFinite && time > self.time ? time : self.time
  }
}
