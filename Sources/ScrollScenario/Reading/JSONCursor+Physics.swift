import NestedScroll

extension JSONCursor {
  /// A preset by its name, or a preset with some constants of its own.
  func physics() throws(JSONError) -> Physics {
    if case .string = value { return try preset() }
    guard case .object = value else { throw unexpected("the name of physics or an object") }
    var fields = try fields()
    var physics = try fields.optional("base")?.preset() ?? .ios
    if let curve = fields.optional("curve") {
      physics.curve = try curve.choice(["exponential": .exponential, "power": .power])
    }
    try fields.set(&physics.decay, "decay")
    try fields.set(&physics.band, "band")
    if let length = try fields.optional("bandLength")?.number() { physics.bandLength = length }
    if let spring = fields.optional("spring") {
      var parameters = try spring.fields()
      try parameters.set(&physics.spring.frequency, "frequency")
      try parameters.set(&physics.spring.damping, "damping")
      try parameters.end()
    }
    try fields.set(&physics.rest, "rest")
    try fields.set(&physics.minVelocity, "minVelocity")
    if let velocity = try fields.optional("maxVelocity")?.number() {
      physics.maxVelocity = velocity
    }
    physics.carry = try fields.optional("carry")?.bool() ?? physics.carry
    try fields.end()
    if let problem = physics.problems.first { throw wrong("\(problem.requirement)") }
    return physics
  }

  private func preset() throws(JSONError) -> Physics {
    try choice(["ios": .ios, "android": .android])
  }
}

extension Fields {
  fileprivate mutating func set(_ constant: inout Double, _ key: String) throws(JSONError) {
    if let number = try optional(key)?.number() { constant = number }
  }
}
