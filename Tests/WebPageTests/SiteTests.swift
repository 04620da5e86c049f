import Testing

@testable import WebPage

/// What the server of the page gives away, and what it keeps.
@Suite struct SiteTests {
  private func request(_ line: String) throws -> Request {
    try #require(Request(Array("\(line)\r\nHost: localhost\r\n\r\n".utf8)))
  }

  @Test("A request is its method and its path")
  func requests() throws {
    let found = try request("GET /page.js?again HTTP/1.1")
    #expect(found.method == "GET" && found.path == "/page.js")
    #expect(Request(Array("nonsense\r\n\r\n".utf8)) == nil)
    #expect(Request([]) == nil)
    #expect(Request.isWhole(Array("GET / HTTP/1.1\r\n\r\n".utf8)))
    #expect(!Request.isWhole(Array("GET / HTTP/1.1\r\n".utf8)))
  }

  @Test(
    "No path leads out of the folder or to a hidden file",
    arguments: [
      "/../Package.swift", "/..", "/.git/config", "/a/../../b", "/%2e%2e/x", "x", "/a\0b",
    ])
  func paths(path: String) {
    #expect(!Site.isPlain(path))
  }

  @Test("Plain paths are served")
  func plain() {
    #expect(Site.isPlain("/index.html") && Site.isPlain("/nested-scroll/engine.js"))
  }

  @Test("What is not there is not found, and nothing is changed by anybody")
  func answers() throws {
    let site = Site(folder: "no such folder", engine: "no such file")
    func first(_ line: String) throws -> String {
      let answer = String(decoding: site.answer(try request(line)), as: UTF8.self)
      return String(answer.prefix { $0 != "\r\n" })
    }
    #expect(try first("GET /index.html HTTP/1.1") == "HTTP/1.1 404 Not Found")
    #expect(try first("GET /Server/main.swift HTTP/1.1") == "HTTP/1.1 404 Not Found")
    #expect(try first("POST /index.html HTTP/1.1") == "HTTP/1.1 405 Method Not Allowed")
  }
}
