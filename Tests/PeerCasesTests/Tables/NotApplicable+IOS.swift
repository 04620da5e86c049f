extension NotApplicable {
  static let ios: [String: NotApplicable] = [:]
}

extension Difference {
  static let iosDifferences: [Difference] = []
}
