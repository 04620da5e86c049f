extension NotApplicable {
  static let flutterWeb: [String: NotApplicable] = [:]
}

extension Difference {
  static let flutterWebDifferences: [Difference] = []
}
