/// The files of the page, and the engine that was built for it.
struct Site {
  /// The folder of the page.
  let folder: String
  /// The engine's WebAssembly module.
  let engine: String

  private static let types = [
    "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "wasm": "application/wasm",
  ]

  func answer(_ request: Request) -> [UInt8] {
    guard request.method == "GET" || request.method == "HEAD" else {
      return Self.response(405, "Method Not Allowed", "text/plain", [], withBody: true)
    }
    let path = request.path == "/" ? "/index.html" : request.path
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    guard Self.isPlain(path), let type = Self.types[ending],
      let contents = System.contents(of: path == "/nested-scroll.wasm" ? engine : folder + path)
    else {
      return Self.response(
        404, "Not Found", "text/plain", Array("Not found\n".utf8), withBody: true)
    }
    return Self.response(200, "OK", type, contents, withBody: request.method == "GET")
  }

  /// Nothing in it leads out of the folder or to a hidden file.
  static func isPlain(_ path: String) -> Bool {
    let allowed = path.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "/"):
        true
      default: false
      }
    }
    return allowed && path.hasPrefix("/")
      && path.split(separator: "/").allSatisfy { !$0.hasPrefix(".") }
  }

  static func response(
    _ status: Int, _ reason: String, _ type: String, _ body: [UInt8], withBody: Bool
  ) -> [UInt8] {
    let head = """
      HTTP/1.1 \(status) \(reason)\r
      Content-Type: \(type)\r
      Content-Length: \(body.count)\r
      Cache-Control: no-store\r
      Connection: close\r
      \r

      """
    return Array(head.utf8) + (withBody ? body : [])
  }
}
