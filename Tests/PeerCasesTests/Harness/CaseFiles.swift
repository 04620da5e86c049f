import Foundation

/// The files of cases: those beside the tests, or those of a folder that `PEER_CASES` names.
enum CaseFiles {
  /// The folder that the environment names; nil: the tests' own.
  static let folder: String? = ProcessInfo.processInfo.environment["PEER_CASES"]

  static var directory: URL {
    if let folder { return URL(fileURLWithPath: folder, isDirectory: true) }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Cases", isDirectory: true)
  }

  /// Every case of every file, in the order of the files' names.
  static func load() throws -> [PeerCase] {
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      .filter { $0.hasSuffix(".json") && $0 != "not-applicable.json" }.sorted()
    return try names.flatMap { name in
      let data = try Data(contentsOf: directory.appendingPathComponent(name))
      do {
        return try read(data, file: String(name.dropLast(5)))
      } catch let error as DecodingError {
        throw CaseError("\(name): \(error)")
      }
    }
  }

  /// Reads one file: `{"cases": […]}`, a list of cases, or a table whose every entry is one.
  static func read(_ data: Data, file: String) throws -> [PeerCase] {
    let json = try JSONDecoder().decode(JSON.self, from: data)
    if let cases = json["cases"].array ?? json.array {
      return try cases.enumerated().map { at, raw in
        guard let id = raw["id"].string else { throw CaseError("\(file)[\(at)]: no id") }
        return PeerCase(file: file, id: id, system: raw["system"].string ?? file, raw: raw)
      }
    }
    let entries = json.object ?? [:]
    return entries.filter { $0.key != "meta" }.sorted { $0.key < $1.key }.map {
      PeerCase(file: file, id: $0.key, system: file, raw: $0.value)
    }
  }

  /// The reasons that a folder of one's own gives, by id: `not-applicable.json`.
  static func ownReasons() throws -> [String: String] {
    guard folder != nil,
      let data = try? Data(contentsOf: directory.appendingPathComponent("not-applicable.json"))
    else { return [:] }
    return try JSONDecoder().decode([String: String].self, from: data)
  }
}
