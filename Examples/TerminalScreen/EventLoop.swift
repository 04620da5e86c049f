#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Waits for input, for news about the terminal, and for the next frame, whichever comes first.
///
/// Nothing wakes it while nothing happens: without a requested frame it sleeps until a byte comes.
package struct EventLoop {
  package enum Event: Hashable, Sendable {
    case input(InputEvent)
    /// The window has another size.
    case resized
    /// The terminal was given away and taken back; what it shows is unknown.
    case resumed
    /// A requested frame is due.
    case frame
    /// There is no terminal any more.
    case closed
  }

  /// When the event that `next()` returned last happened, on the monotonic clock: input counts from
  /// when it was read, so that several events read at once share a time.
  package private(set) var time = monotonicSeconds()

  private let input: Int32
  private let notices: Int32
  private let frameInterval: Double
  private var parser = InputParser()
  private var queue: [(event: Event, time: Double)] = []
  private var escapeDeadline: Double?
  private var frameWanted: Double?
  private var lastFrame = -Double.infinity

  /// How long an escape waits for the rest of a sequence before it counts as the key.
  private static let escapeDelay = 0.05

  /// - Parameters:
  ///   - input: where a terminal's bytes come from.
  ///   - notices: where the signal handlers write (`Terminal.notices`).
  ///   - framesPerSecond: at most so many frames.
  package init(input: Int32, notices: Int32, framesPerSecond: Double = 60) {
    self.input = input
    self.notices = notices
    frameInterval = 1 / framesPerSecond
  }

  /// Asks for one frame event: as soon as the frame rate allows, or not before `time` if given.
  /// Several requests before it comes are one, the earliest.
  package mutating func requestFrame(at time: Double = -.infinity) {
    frameWanted = min(frameWanted ?? .infinity, time)
  }

  /// The next event; sleeps until there is one.
  package mutating func next() -> Event {
    while true {
      if !queue.isEmpty {
        let next = queue.removeFirst()
        time = next.time
        return next.event
      }
      let now = monotonicSeconds()
      if let due = frameDue, due <= now {
        frameWanted = nil
        lastFrame = now
        time = now
        return .frame
      }
      if let deadline = escapeDeadline, deadline <= now, !isReadable(input) {
        escapeDeadline = nil
        if let event = parser.timeOut() { queue.append((.input(event), now)) }
        continue
      }
      wait(from: now)
    }
  }

  private var frameDue: Double? { frameWanted.map { max($0, lastFrame + frameInterval) } }

  private mutating func wait(from now: Double) {
    var descriptors = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: notices, events: Int16(POLLIN), revents: 0),
    ]
    let deadline = min(frameDue ?? .infinity, escapeDeadline ?? .infinity)
    let ready = poll(&descriptors, nfds_t(descriptors.count), milliseconds(until: deadline - now))
    guard ready > 0 else { return }
    if descriptors[1].revents != 0 { readNotices() }
    if descriptors[0].revents != 0 { readInput() }
  }

  /// Rounded up, so that waking never comes too early and polls again; -1 is for ever.
  private func milliseconds(until seconds: Double) -> Int32 {
    if seconds == .infinity { return -1 }
    return Int32(min(max((seconds * 1000).rounded(.up), 0), 60_000))
  }

  private mutating func readNotices() {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(notices, &bytes, bytes.count)
    guard count > 0 else { return }
    let now = monotonicSeconds()
    for notice in [TerminalNotice.resumed, .resized]
    where bytes[..<count].contains(notice.rawValue) {
      queue.append((notice == .resized ? .resized : .resumed, now))
    }
  }

  private mutating func readInput() {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(input, &bytes, bytes.count)
    let now = monotonicSeconds()
    guard count > 0 else {
      if count == 0 || (errno != EINTR && errno != EAGAIN) { queue.append((.closed, now)) }
      return
    }
    for byte in bytes[..<count] {
      if let event = parser.feed(byte) { queue.append((.input(event), now)) }
    }
    escapeDeadline = parser.hasPendingEscape ? now + Self.escapeDelay : nil
  }

  private func isReadable(_ descriptor: Int32) -> Bool {
    var one = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&one, 1, 0) > 0
  }
}

/// What a signal handler writes to wake the loop.
enum TerminalNotice: UInt8 {
  case resized = 87
  case resumed = 67
}
