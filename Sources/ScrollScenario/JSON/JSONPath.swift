/// Where in a value something is, as in `tree.children[0].viewport`.
///
/// A path is a chain of steps towards the root, so that going one step deeper costs one small
/// allocation and text is made only for an error.
public indirect enum JSONPath: Sendable, Equatable {
  case root
  case key(JSONPath, String)
  case index(JSONPath, Int)

  /// The path of a member.
  public func appending(_ key: String) -> JSONPath { .key(self, key) }
  /// The path of an element, counted from 0.
  public func appending(_ index: Int) -> JSONPath { .index(self, index) }
}

extension JSONPath: CustomStringConvertible {
  /// The steps from the root on; empty for the root itself.
  public var description: String {
    switch self {
    case .root: ""
    case .index(let parent, let index): "\(parent)[\(index)]"
    case .key(.root, let key) where key.isIdentifier: key
    case .key(let parent, let key) where key.isIdentifier: "\(parent).\(key)"
    case .key(let parent, let key): "\(parent)[\(JSONWriter.excerpt(of: key))]"
    }
  }
}

extension String {
  fileprivate var isIdentifier: Bool {
    let letters = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
      default: false
      }
    }
    return letters && !isEmpty
  }
}
