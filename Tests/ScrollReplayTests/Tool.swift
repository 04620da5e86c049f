import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The function of the system, which a method of the same name hides.
private func writeChunk(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// The tool as a process: started, fed, read and waited for.
final class Tool {
  /// Beside the test bundle, where both are built.
  private static let executable = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "scroll-replay").path

  /// One at a time, so that no tool inherits a pipe of another.
  private static let starting = Mutex(())

  let identifier: pid_t
  private var input: Int32
  private var output: Int32
  private var errors: Int32
  /// What was read of its output behind the last line that was asked for.
  private var unread: [UInt8] = []

  struct Outcome {
    var status: Int32
    var output: String
    var errors: String

    /// The lines of the output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  struct Failure: Error {
    let code: Int32
  }

  /// The tool with these arguments.
  ///
  /// - Parameter file: what its output goes to; nil: a pipe.
  convenience init(_ arguments: [String], output file: Int32? = nil) throws {
    try self.init([Self.executable] + arguments, output: file, program: Self.executable)
  }

  private init(_ words: [String], output file: Int32?, program: String) throws {
    // A tool that ends early closes our pipe; the write that finds out must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    (identifier, input, output, errors) = try Self.starting.withLock { _ in
      let (input, output, errors) = (try Pipe(), try Pipe(), try Pipe())
      let identifier = try Self.spawn(
        program, words, [input.reading, file ?? output.writing, errors.writing])
      for descriptor in [input.reading, output.writing, errors.writing] { close(descriptor) }
      return (identifier, input.writing, output.reading, errors.reading)
    }
  }

  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw Failure(code: errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
    }
  }

  /// Starts a program with three descriptors as its standard ones.
  private static func spawn(
    _ program: String, _ arguments: [String], _ standard: [Int32]
  ) throws -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in standard.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    let words = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, program, &actions, nil, words + [nil], environ)
    guard code == 0 else { throw Failure(code: code) }
    return identifier
  }

  /// Writes all of it; nothing if the tool reads no more.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeChunk(input, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads up to the end of a line of its output.
  func readLine() -> String {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var searched = 0
    while true {
      if let end = unread[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeFirst(end + 1) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      searched = unread.count
      let count = read(output, &chunk, chunk.count)
      guard count > 0 else { return "" }
      unread += chunk[..<count]
    }
  }

  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  /// Closes its input, reads what it says and waits for its end.
  func wait() -> Outcome {
    closeInput()
    var texts: [[UInt8]] = [unread, []]
    var ends = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while ends.contains(where: { $0.fd >= 0 }), poll(&ends, nfds_t(ends.count), -1) >= 0 {
      for index in ends.indices where ends[index].fd >= 0 && ends[index].revents != 0 {
        let count = read(ends[index].fd, &chunk, chunk.count)
        if count > 0 { texts[index] += chunk[..<count] } else { ends[index].fd = -1 }
      }
    }
    closeOutput()
    close(errors)
    var status: Int32 = 0
    waitpid(identifier, &status, 0)
    // The status of a tool that a signal ended is the signal's number, negated.
    return Outcome(
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F),
      output: String(decoding: texts[0], as: UTF8.self),
      errors: String(decoding: texts[1], as: UTF8.self))
  }

  /// Runs a command of the shell, in which `"$0"` is the tool.
  static func run(inShell command: String, input: String = "") throws -> Outcome {
    let tool = try Tool(
      ["sh", "-c", command, executable], output: nil, program: "/bin/sh")
    tool.write(input)
    return tool.wait()
  }

  /// Runs the tool on an input that it reads from a pipe, which holds it all.
  static func run(_ arguments: String..., input: String = "") throws -> Outcome {
    let tool = try Tool(arguments)
    tool.write(input)
    return tool.wait()
  }
}
