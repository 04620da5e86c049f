#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// All that is needed to take the terminal and to give it back, in memory that a signal handler may
/// read at any moment: no allocation, no reference counts, no lazy set-up.
struct Takeover {
  /// Whether the terminal is in our hands.
  var isActive = false
  var input: Int32 = -1
  var output: Int32 = -1
  /// The writing end of the pipe that wakes the event loop.
  var notices: Int32 = -1
  var theirs = termios()
  var ours = termios()
  var enterBytes: UnsafeBufferPointer<UInt8>
  var leaveBytes: UnsafeBufferPointer<UInt8>

  /// The one of this process. Made before any handler is installed and never freed, because a
  /// handler can run until the process is gone.
  nonisolated(unsafe) static let current: UnsafeMutablePointer<Takeover> = {
    let pointer = UnsafeMutablePointer<Takeover>.allocate(capacity: 1)
    pointer.initialize(
      to: Takeover(
        enterBytes: permanentCopy(of: TerminalModes.enter),
        leaveBytes: permanentCopy(of: TerminalModes.leave)))
    return pointer
  }()

  private static func permanentCopy(of text: String) -> UnsafeBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = copy.initialize(from: text.utf8)
    return UnsafeBufferPointer(copy)
  }
}

// Everything below calls only functions that POSIX allows in a signal handler.

/// Takes the terminal, or takes it again after someone else had it.
func enterTerminal(_ takeover: UnsafeMutablePointer<Takeover>) {
  // Before anything changes, so that a signal in the middle undoes the part that was done.
  takeover.pointee.isActive = true
  // The mode first: in the background this stops the process before it draws anything.
  while tcsetattr(takeover.pointee.input, TCSANOW, &takeover.pointee.ours) != 0, errno == EINTR {}
  writeAll(takeover.pointee.enterBytes, to: takeover.pointee.output, patience: -1)
}

/// Gives the terminal back as it was. Does nothing if it is not in our hands.
func leaveTerminal(_ takeover: UnsafeMutablePointer<Takeover>) {
  guard takeover.pointee.isActive else { return }
  takeover.pointee.isActive = false
  // A terminal that takes nothing any more must not keep the process from ending.
  writeAll(takeover.pointee.leaveBytes, to: takeover.pointee.output, patience: 1000)
  // Mouse reports still on their way would be typed into the shell.
  tcflush(takeover.pointee.input, TCIFLUSH)
  while tcsetattr(takeover.pointee.input, TCSANOW, &takeover.pointee.theirs) != 0, errno == EINTR {}
}

/// Writes to a terminal, waiting for one that is slow.
///
/// - Parameter patience: how many milliseconds to wait while it takes nothing at all; -1 is for
///   ever. Then the rest is given up.
func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to output: Int32, patience: Int32) {
  var rest = bytes[...]
  while !rest.isEmpty {
    var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    let answer = poll(&ready, 1, patience)
    if answer < 0, errno == EINTR { continue }
    guard answer > 0 else { return }
    // In pieces that a terminal which is ready takes without blocking.
    let count = write(output, UnsafeRawPointer(rest.baseAddress), min(rest.count, 256))
    if count < 0, errno == EINTR || errno == EAGAIN { continue }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}

extension Slice where Base == UnsafeBufferPointer<UInt8> {
  fileprivate var baseAddress: UnsafePointer<UInt8>? { base.baseAddress.map { $0 + startIndex } }
}
