#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the server wants of the operating system.
enum System {
  /// The contents of a plain file; nil where there is none.
  static func contents(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &block, block.count)
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// Runs a program to its end.
  /// - Returns: its exit status; nil where it could not be started or was killed.
  static func run(_ program: String) -> Int32? {
    var process = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
    defer { free(arguments[0]) }
    guard posix_spawn(&process, program, nil, nil, &arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status & 0x7f == 0 ? status >> 8 & 0xff : nil
  }

  static var lastError: String { String(cString: strerror(errno)) }

  static func say(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }

  static func complain(_ text: String) {
    let line = Array("web-page: \(text)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
