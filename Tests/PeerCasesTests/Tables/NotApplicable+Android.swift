extension NotApplicable {
  static let android: [String: NotApplicable] = [:]
}

extension Difference {
  static let androidDifferences: [Difference] = []
}
