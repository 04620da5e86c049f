/// What a browser asks for: the first line of a request of HTTP.
struct Request: Equatable {
  let method: String
  /// Without what follows a question mark.
  let path: String

  init?(_ bytes: [UInt8]) {
    let line = bytes.prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/") else { return nil }
    method = String(words[0])
    path = String(words[1].prefix { $0 != "?" && $0 != "#" })
  }

  static func isWhole(_ bytes: [UInt8]) -> Bool {
    bytes.suffix(4).elementsEqual("\r\n\r\n".utf8)
  }
}
