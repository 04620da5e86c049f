import Foundation

/// The files of cases: those beside the tests, or those of a folder that `PEER_CASES` names.
enum CaseFiles {
  /// The folder that the environment names; nil: the tests' own.
  static let folder: String? = ProcessInfo.processInfo.environment["PEER_CASES"]

  static var directory: URL {
    folder.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? own
  }

  private static var own: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Cases", isDirectory: true)
  }

  /// Every case of every file, in the order of the files' names.
  static func load() throws -> [PeerCase] { try load(directory) }

  /// The cases beside the tests, whatever folder the environment names.
  static func loadOwn() throws -> [PeerCase] { try load(own) }

  private static func load(_ directory: URL) throws -> [PeerCase] {
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      .filter { $0.hasSuffix(".json") && $0 != "not-applicable.json" }.sorted()
    return try names.flatMap { name in
      let data = try Data(contentsOf: directory.appendingPathComponent(name))
      do {
        return try read([UInt8](data), file: String(name.dropLast(5)))
      } catch {
        throw CaseError("\(name): \(error)")
      }
    }
  }

  /// Reads one file: `{"cases": […]}`, a list of cases, or a table whose every entry is one.
  static func read(_ text: [UInt8], file: String) throws -> [PeerCase] {
    let json = try JSON(text)
    if let cases = json["cases"].array ?? json.array {
      return try cases.enumerated().map { at, raw in
        guard let id = raw["id"].string else { throw CaseError("\(file)[\(at)]: no id") }
        return PeerCase(file: file, id: id, system: raw["system"].string ?? file, raw: raw)
      }
    }
    return entries(of: json, file, below: "").sorted { $0.id < $1.id }
  }

  /// The entries of a table. One that is nothing but named parts is as many cases.
  private static func entries(of json: JSON, _ file: String, below path: String) -> [PeerCase] {
    (json.object ?? [:]).filter { $0.key != "meta" }.flatMap { name, value -> [PeerCase] in
      let parts = value.object?.values.map { $0.object != nil } ?? [false]
      if !parts.contains(false) { return entries(of: value, file, below: "\(path)\(name)/") }
      return [PeerCase(file: file, id: path + name, system: file, raw: value)]
    }
  }

  /// The reasons that a folder of one's own gives, by id: `not-applicable.json`.
  static func ownReasons() throws -> [String: String] {
    guard folder != nil,
      let data = try? Data(contentsOf: directory.appendingPathComponent("not-applicable.json"))
    else { return [:] }
    return try JSON([UInt8](data)).object?.compactMapValues(\.string) ?? [:]
  }
}
