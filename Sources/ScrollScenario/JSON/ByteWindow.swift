/// The part of a text that is in memory, and where in the text it is.
///
/// It holds the chunk read last and, before it, what of a token begun earlier must stay.
struct ByteWindow: ~Copyable {
  /// Bytes asked of the source at once.
  static let chunk = 1 << 16

  private let source: ByteSource
  private(set) var bytes: [UInt8]
  /// The place in `bytes` of the byte that is looked at.
  private(set) var next = 0
  private var end = 0
  private var isEnded = false
  /// Set when the source ended with a failure.
  private(set) var failure: ReadFailure?

  /// Where the present token starts in `bytes`; what is before it may be dropped.
  private(set) var token: Int?
  private var continuationsBeforeToken = 0

  /// The byte of the text that `bytes` starts with.
  private var base = 0
  private var place = Place()
  /// Where reading may return to; what follows it stays.
  private var bookmark: (index: Int, place: Place)?

  /// What is known of the line at hand.
  private struct Place {
    var line = 1
    /// The byte of the text that the line starts with.
    var start = 0
    /// Bytes of the line that continue a scalar, and so make no column.
    var continuations = 0
    /// The byte of the text that is the first of the line that is not white space.
    var lead = 0
    /// The line of the last byte before that one that is not white space.
    var lineBeforeLead = 0
  }

  init(_ source: ByteSource) {
    self.source = source
    bytes = [UInt8](repeating: 0, count: Self.chunk)
  }

  /// The byte at hand, or nil at the end of the text.
  @inline(__always)
  mutating func peek() -> UInt8? {
    next < end || refill() ? bytes[next] : nil
  }

  @inline(__always)
  mutating func advance() { next += 1 }

  /// Goes over the bytes for which `isPart` holds, as far as the window reaches.
  @inline(__always)
  mutating func advance(while isPart: (UInt8) -> Bool) {
    while next < end, isPart(bytes[next]) { next += 1 }
  }

  /// Goes past a byte that continues a scalar.
  mutating func advancePastContinuation() {
    next += 1
    place.continuations += 1
  }

  /// Goes past a byte of text that isn't checked; it is no line feed.
  mutating func advance(past byte: UInt8) {
    if 0x80...0xBF ~= byte { advancePastContinuation() } else { next += 1 }
  }

  /// Goes past a line feed.
  @inline(__always)
  private mutating func advancePastLineFeed() {
    next += 1
    place.line += 1
    place.start = base + next
    place.continuations = 0
    place.lead = -1
  }

  /// Goes over white space and line feeds.
  @inline(__always)
  mutating func skipWhitespace() {
    guard let byte = peek(), byte <= 0x20 else { return }
    skipWhitespaceRun()
  }

  private mutating func skipWhitespaceRun() {
    let first = place.line
    while let byte = peek() {
      switch byte {
      case 0x20, 0x09, 0x0D: next += 1
      case 0x0A: advancePastLineFeed()
      default:
        if place.lead < 0 {
          place.lead = base + next
          place.lineBeforeLead = first
        }
        return
      }
    }
  }

  /// Goes over a byte order mark. Only at the start of a text is it one.
  mutating func skipByteOrderMark() {
    beginToken()
    defer { endToken() }
    for expected in [0xEF, 0xBB, 0xBF] as [UInt8] {
      guard peek() == expected else { return next = token ?? next }
      next += 1
    }
    place.start = next
    place.lead = next
  }

  /// Keeps what is read from here on until ``endToken()``.
  @inline(__always)
  mutating func beginToken() {
    token = next
    continuationsBeforeToken = place.continuations
  }

  @inline(__always)
  mutating func endToken() { token = nil }

  /// The bytes of the present token so far.
  @inline(__always)
  var tokenBytes: ArraySlice<UInt8> { bytes[(token ?? next)..<next] }

  /// The present token, which must be valid UTF-8.
  var tokenText: String {
    let range = (token ?? next)..<next
    return bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  /// Whether the byte at hand is the first of its line that is not white space.
  var isAtLineLead: Bool { base + next == place.lead }

  /// Whether the byte at hand starts a line and what is before it is on this line.
  func isAtLead(afterLine line: Int) -> Bool { isAtLineLead && place.lineBeforeLead == line }

  var position: TextPosition {
    let byte = base + next
    return TextPosition(
      line: place.line, column: byte - place.start - place.continuations + 1, byte: byte)
  }

  /// Where the present token started, in the line at hand: tokens hold no line feed.
  var tokenPosition: TextPosition {
    let byte = base + (token ?? next)
    return TextPosition(
      line: place.line, column: byte - place.start - continuationsBeforeToken + 1, byte: byte)
  }

  /// Keeps what follows, so that reading can return to here.
  mutating func setBookmark() { bookmark = (next, place) }

  mutating func clearBookmark() { bookmark = nil }

  /// Returns to the bookmark, which is gone after that; false if there is none.
  mutating func returnToBookmark() -> Bool {
    guard let (index, place) = bookmark.take() else { return false }
    next = index
    self.place = place
    return true
  }

  /// Reads on after the end of the window; false at the end of the text.
  private mutating func refill() -> Bool {
    guard !isEnded else { return false }
    let kept = min(token ?? next, bookmark?.index ?? next)
    if kept > 0 {
      for index in kept..<end { bytes[index - kept] = bytes[index] }
      base += kept
      next -= kept
      end -= kept
      token = token.map { $0 - kept }
      bookmark?.index -= kept
    }
    if end == bytes.count { bytes.append(contentsOf: repeatElement(0, count: bytes.count)) }
    let count = readChunk()
    isEnded = count <= 0
    end += max(0, count)
    return !isEnded
  }

  private mutating func readChunk() -> Int {
    let start = end
    do throws(ReadFailure) {
      return try bytes.withUnsafeMutableBufferPointer { space throws(ReadFailure) in
        try source.readChunk(
          UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: space[start...])))
      }
    } catch {
      failure = error
      return 0
    }
  }
}
