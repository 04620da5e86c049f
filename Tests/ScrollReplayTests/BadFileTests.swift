import Foundation
import ScrollScenario
import Testing

/// Files and outputs that are not as they should be: the tool says so, and ends by itself.
@Suite struct BadFileTests {
  @Test func `A file that can't be read costs no other`() throws {
    let folder = try TemporaryFolder()
    let bytes = try folder.file("bytes", [0x00, 0xFF, 0x7B, 0x0A, 0x1B, 0x80])
    let good = try folder.file("good", listScenario("a"))
    let closed = try folder.file("closed", listScenario("b"))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    var files = [bytes, folder.path("none"), folder.path(""), good + "/none"]
    // Nothing is closed to root.
    if getuid() != 0 { files.append(closed) }
    for file in files {
      let outcome = try Tool.run("--json", file, good)
      #expect(outcome.status == (file == bytes ? 65 : 66), "\(file)")
      #expect(outcome.errors.hasPrefix("scroll-replay: \(file):"))
      #expect(outcome.lines.last?.hasPrefix("{\"name\":\"a\",\"steps\":") == true)
    }
    print("bad files: \(files.count) tried")
  }

  /// The memory of a process is a file that can be opened, but not read from its start.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")))
  func `A file that fails while it is read is told`() throws {
    let outcome = try Tool.run("/proc/self/mem")
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "scroll-replay: /proc/self/mem:1:1: a read error (Input/output error)\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `Whatever can't be written is told`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    for options in [["-"], ["--json", "-"], ["--explain", "-"], ["--help"]] {
      let tool = try Tool(options, output: full.fileDescriptor)
      tool.write(listScenario("a"))
      let outcome = tool.wait()
      #expect(outcome.status == 74, "\(options)")
      #expect(outcome.errors == "scroll-replay: standard output: No space left on device\n")
    }
    let picture = try Tool.run("--plot", "/dev/full", "-", input: listScenario("a"))
    #expect(picture.status == 74)
    #expect(picture.errors == "scroll-replay: /dev/full: No space left on device\n")
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
  }

  @Test func `A picture that doesn't fit is not left half drawn`() throws {
    let folder = try TemporaryFolder()
    let picture = folder.path("a.svg")
    // A shell's limit stands for a disk that fills up: 512 bytes, fewer than any picture has.
    let outcome = try Tool.run(
      inShell: "trap '' XFSZ; ulimit -f 1; LLVM_PROFILE_FILE=/dev/null exec \"$0\" "
        + "--plot '\(picture)' -",
      input: listScenario("a"))
    #expect(outcome.status == 74)
    #expect(outcome.errors == "scroll-replay: \(picture): File too large\n")
    #expect(!FileManager.default.fileExists(atPath: picture))
  }

  @Test func `Standard input, output and errors may be closed`() throws {
    let folder = try TemporaryFolder()
    let good = try folder.file("good", listScenario("a"))
    let picture = folder.path("a.svg")
    let input = try Tool.run(inShell: "exec \"$0\" --json - '\(good)' <&-")
    #expect(input.status == 65 && input.lines.count == 2)
    #expect(input.errors.contains("a read error (Bad file descriptor)"))
    let output = try Tool.run(inShell: "exec \"$0\" --plot '\(picture)' '\(good)' >&-")
    #expect(output.status == 74)
    #expect(output.errors == "scroll-replay: standard output: Bad file descriptor\n")
    // What is said of a file that is not there goes nowhere, and so not into the picture.
    let errors = try Tool.run(
      inShell: "exec \"$0\" --plot '\(picture)' '\(good)' '\(folder.path("none"))' 2>&-")
    #expect(errors.status == 66)
    #expect(errors.output.hasPrefix("a\n"))
    let svg = try folder.text("a.svg")
    #expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>\n"))
    #expect(try folder.text("good") == listScenario("a"))
  }
}
