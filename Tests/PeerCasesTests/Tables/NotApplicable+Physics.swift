extension NotApplicable {
  static let physics: [String: NotApplicable] = [:]
}
