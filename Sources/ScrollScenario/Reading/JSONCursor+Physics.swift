import NestedScroll

extension JSONCursor {
  /// A preset by its name, or a preset with some constants of its own.
  func physics() throws(JSONError) -> Physics {
    if case .string = value { return try choice(PhysicsNames.presets) }
    guard case .object = value else { throw unexpected("the name of physics or an object") }
    var fields = try fields()
    var physics = try fields.optional("base")?.choice(PhysicsNames.presets) ?? .ios
    if let curve = fields.optional("curve") {
      physics.curve = try curve.choice(PhysicsNames.curves)
    }
    try fields.set(&physics.decay, "decay")
    if let drag = fields.optional("drag") {
      var parameters = try drag.fields()
      try parameters.set(&physics.drag.rate, "rate")
      try parameters.set(&physics.drag.friction, "friction")
      try parameters.end()
    }
    try fields.set(&physics.band, "band")
    if let shape = fields.optional("bandShape") {
      physics.bandShape = try shape.choice(PhysicsNames.shapes)
    }
    if let length = try fields.optional("bandLength")?.number() { physics.bandLength = length }
    try fields.set(&physics.bandShare, "bandShare")
    if let spring = fields.optional("spring") {
      var parameters = try spring.fields()
      try parameters.set(&physics.spring.frequency, "frequency")
      try parameters.set(&physics.spring.damping, "damping")
      try parameters.set(&physics.spring.handover, "handover")
      try parameters.end()
    }
    try fields.set(&physics.rest, "rest")
    try fields.set(&physics.minVelocity, "minVelocity")
    if let velocity = try fields.optional("maxVelocity")?.number() {
      physics.maxVelocity = velocity
    }
    if let carry = fields.optional("carry") { physics.carry = try carry.carry(physics.carry) }
    try fields.end()
    if let problem = physics.problems.first { throw wrong("\(problem.requirement)") }
    return physics
  }

  /// A rule by its name; `true` is the rule of the base, or all of it if the base has none.
  private func carry(_ base: Physics.Carry) throws(JSONError) -> Physics.Carry {
    if case .string = value { return try choice(PhysicsNames.carries) }
    guard try bool() else { return .none }
    return base == .none ? .add : base
  }
}

/// What a scenario calls the curves and constants of motion.
enum PhysicsNames {
  static let presets: KeyValuePairs<String, Physics> = [
    "ios": .ios, "iosFast": .iosFast, "android": .android, "androidSpline": .androidSpline,
    "flutterBouncing": .flutterBouncing, "flutterDesktop": .flutterDesktop,
    "flutterClamping": .flutterClamping, "compose": .compose, "chromium": .chromium,
    "webKit": .webKit, "gtk": .gtk, "qt": .qt,
  ]

  static let curves: KeyValuePairs<String, Physics.Curve> = [
    "exponential": .exponential, "power": .power, "spline": .spline, "drag": .drag,
  ]

  static let shapes: KeyValuePairs<String, RubberBand.Shape> = [
    "hyperbolic": .hyperbolic, "tanh": .tanh, "linear": .linear,
  ]

  static let carries: KeyValuePairs<String, Physics.Carry> = [
    "none": .none, "add": .add, "ios": .ios,
  ]

  static let estimators: KeyValuePairs<String, VelocityEstimator> = [
    "leastSquares": .leastSquares, "impulse": .impulse(seconds: 0.1), "ios": .ios,
    "macOS": .macOS,
  ]
}

extension Fields {
  fileprivate mutating func set(_ constant: inout Double, _ key: String) throws(JSONError) {
    if let number = try optional(key)?.number() { constant = number }
  }
}
