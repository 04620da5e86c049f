/// Why a case says nothing about this engine, in one line.
enum NotApplicable: Sendable {
  /// It pins what the peer does wrong.
  case peerBug(String)
  /// It pins a mechanism that nothing here corresponds to.
  case noCounterpart(String)

  /// The cases that do not apply, by id.
  static var table: [String: NotApplicable] {
    [ios, android, flutterWeb, physics].reduce(into: [:]) { table, part in
      table.merge(part) { first, _ in first }
    }
  }
}

/// A case that applies, in which a peer's number is not ours on purpose: the case asserts ours.
struct Difference: Sendable {
  let id: String
  /// Where the number stands in the case, such as `expect.0.offsets.header`.
  let path: String
  let ours: JSON
  /// One line.
  let why: String

  static var table: [Difference] {
    iosDifferences + androidDifferences + flutterWebDifferences + physicsDifferences
  }
}
