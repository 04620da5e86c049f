import Foundation
import Testing

/// The tool between other programs.
@Suite struct PipeTests {
  @Test func `A result is there before the next scenario is`() throws {
    let tool = try Tool(["--json", "-"])
    for name in ["a", "b", "c"] {
      tool.write(listScenario(name) + "\n")
      #expect(tool.readLine().hasPrefix("{\"name\":\"\(name)\""))
    }
    tool.closeInput()
    let outcome = tool.wait()
    #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test func `Elements of an array don't wait for its end`() throws {
    let tool = try Tool(["--json", "-"])
    tool.write("[" + listScenario("a"))
    #expect(tool.readLine().hasPrefix("{\"name\":\"a\""))
    tool.write("," + listScenario("b") + "]")
    #expect(tool.readLine().hasPrefix("{\"name\":\"b\""))
    tool.closeInput()
    #expect(tool.wait().status == 0)
  }

  @Test func `A reader that has seen enough ends it quietly`() throws {
    for options in [["--json", "-"], ["-"]] {
      let tool = try Tool(options)
      tool.write(listScenario("a"))
      _ = tool.readLine()
      tool.closeOutput()
      // The pipe may hold what was written before, so there is more than it can hold.
      let more = String(repeating: listScenario("b", drags: 4) + "\n", count: 2_000)
      tool.write(more)
      tool.closeInput()
      let outcome = tool.wait()
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `An output that can't be written is told`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let tool = try Tool(["--json", "-"], output: full.fileDescriptor)
    tool.write(listScenario("a"))
    tool.closeInput()
    let outcome = tool.wait()
    #expect(outcome.status == 74)
    #expect(outcome.errors == "scroll-replay: standard output: No space left on device\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func `Memory doesn't grow with the number of scenarios`() throws {
    func peak(after count: Int) throws -> Int {
      let tool = try Tool(["--json", "-"])
      for index in 0..<count {
        tool.write(listScenario("n\(index)", drags: 100) + "\n")
        _ = tool.readLine()
      }
      let status = try String(contentsOfFile: "/proc/\(tool.identifier)/status", encoding: .utf8)
      tool.closeInput()
      #expect(tool.wait().status == 0)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try #require(line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
    }
    // In kilobytes. The texts of the second lot are two megabytes.
    let few = try peak(after: 20)
    let many = try peak(after: 400)
    #expect(many < few + 1024)
  }
}
