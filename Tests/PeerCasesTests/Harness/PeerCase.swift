/// One case of a peer: a tree, what happens to it, and what its own tests or users say must come
/// out.
struct PeerCase: Sendable {
  /// The file it stands in, without its ending.
  let file: String
  let id: String
  /// Whose case it is: the file's name where the case does not say.
  let system: String
  /// The whole of it, as it stands in the file.
  let raw: JSON

  var tree: [JSON] { raw["tree"].array ?? [] }
  var events: [JSON] { raw["events"].array ?? [] }
  var expect: JSON { raw["expect"] }

  /// What must hold after which event, in order; -1 is before the first one.
  ///
  /// A case gives a list of them, or one object that holds after the last event, in which `steps`
  /// is a list.
  var checkpoints: [(after: Int, expect: JSON)] {
    if let list = expect.array { return list.map(Self.checkpoint) }
    guard var last = expect.object else { return [] }
    let steps = (last.removeValue(forKey: "steps")?.array ?? []).map(Self.checkpoint)
    return steps + (last.isEmpty ? [] : [(events.count - 1, .object(last))])
  }

  private static func checkpoint(_ json: JSON) -> (after: Int, expect: JSON) {
    var object = json.object ?? [:]
    let after = object.removeValue(forKey: "after")?.number ?? -1
    return (Int(after), .object(object))
  }

  /// Where it comes from, for messages.
  var source: String {
    switch raw["source"] {
    case .object(let source):
      ["repo", "path", "test"].compactMap { source[$0]?.string }.joined(separator: " · ")
    case .array(let sources): sources.compactMap(\.string).joined(separator: ", ")
    case .string(let source): source
    default: file
    }
  }

  /// The same case with our value in the place of the peer's.
  func replacing(_ changes: [(path: String, value: JSON)]) -> PeerCase {
    var raw = raw
    for change in changes {
      raw = raw.replacing(change.path.split(separator: ".").map(String.init)[...], by: change.value)
    }
    return PeerCase(file: file, id: id, system: system, raw: raw)
  }
}
