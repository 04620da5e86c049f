import Foundation

/// A value of a file of tables.
indirect enum Table: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([Table])
  case object([String: Table])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([Table].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: Table].self))
    }
  }

  subscript(key: String) -> Table {
    guard case .object(let object) = self else { return .null }
    return object[key] ?? .null
  }

  /// NaN where there is none, which agrees with nothing.
  var number: Double {
    guard case .number(let number) = self else { return .nan }
    return number
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var list: [Table] {
    guard case .list(let list) = self else { return [] }
    return list
  }

  var object: [String: Table] {
    guard case .object(let object) = self else { return [:] }
    return object
  }

  var isNull: Bool {
    if case .null = self { return true }
    return false
  }

  /// The elements of the outermost lists.
  var rows: Int {
    switch self {
    case .list(let list): list.count
    case .object(let object): object.values.reduce(0) { $0 + $1.rows }
    default: 0
    }
  }
}

/// The file of tables: the one among the peers' cases, or another that `PHYSICS_TABLES` names.
enum TableFile {
  static let path = ProcessInfo.processInfo.environment["PHYSICS_TABLES"]

  static func load() throws -> [String: Table] {
    let own = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("PeerCasesTests/Cases/physics-tables.json")
    let file = path.map { URL(fileURLWithPath: $0) } ?? own
    var tables = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file)).object
    tables["meta"] = nil
    return tables
  }
}
