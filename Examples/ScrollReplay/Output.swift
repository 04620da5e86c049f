#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What an open descriptor stands for, as `st_mode` says it; nil if it is not open.
func kind(of descriptor: Int32) -> mode_t? {
  var information = stat()
  return fstat(descriptor, &information) == 0 ? information.st_mode & S_IFMT : nil
}

/// Standard output or a file that is written.
struct Output {
  let descriptor: Int32
  /// Why writing is over.
  private(set) var failure: Failure?

  enum Failure: Equatable {
    /// Whoever read it has seen enough. No error.
    case closed
    /// What the system says, such as "No space left on device".
    case failed(String)
  }

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes all of it; after a failure nothing.
  mutating func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while failure == nil, !rest.isEmpty {
      let count = rest.withUnsafeBytes { system(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        failure = errno == EPIPE ? .closed : .failed(String(cString: strerror(errno)))
      }
    }
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  /// Whether it is a file on a disk, and no device, pipe or terminal.
  var isRegularFile: Bool { kind(of: descriptor) == S_IFREG }

  /// Closes a file, which is when some systems say that it couldn't be written.
  mutating func close() {
    guard descriptor > STDERR_FILENO, system(descriptor) != 0, failure == nil else { return }
    failure = .failed(String(cString: strerror(errno)))
  }

  private func system(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
    Glibc.write(descriptor, bytes, count)
    #elseif canImport(Musl)
    Musl.write(descriptor, bytes, count)
    #elseif canImport(Darwin)
    Darwin.write(descriptor, bytes, count)
    #endif
  }

  private func system(_ descriptor: Int32) -> Int32 {
    #if canImport(Glibc)
    Glibc.close(descriptor)
    #elseif canImport(Musl)
    Musl.close(descriptor)
    #elseif canImport(Darwin)
    Darwin.close(descriptor)
    #endif
  }
}
