/// The scenarios of a text, one at a time: a text is one object, an array of objects, one object
/// per line, or any of these one after the other.
///
/// An array is not read as a whole: what is in memory is one scenario and one chunk of text. A
/// scenario that can't be read gives an error in its place, and reading goes on with the next one
/// if that can be found: behind the brackets of the broken one, or at a line that starts with `{`
/// no deeper than the broken one started.
///
///     var stream = ScenarioStream(.descriptor(0))
///     while let entry = stream.next() { … }
public struct ScenarioStream: ~Copyable {
  private var reader: JSONReader
  private var state = State.start
  private var isFailureReported = false

  /// A stream at the start of a text, a byte order mark allowed.
  public init(_ source: ByteSource) { reader = JSONReader(source) }

  /// How many bytes of the text the stream has room for.
  package var textCapacity: Int { reader.window.bytes.count }

  /// One scenario of the text, or what is there in its place.
  public struct Entry: Sendable {
    /// Where it starts.
    public var position: TextPosition
    /// Its member `name`, if it was read and is a string.
    public var name: String?
    /// An object, or why there is none.
    public var value: Result<JSONValue, JSONError>
  }

  private enum State {
    case start
    /// Outside of any array.
    case between
    /// After `[`.
    case firstElement
    /// After a comma.
    case element
    /// After an element.
    case separator
    case ended
  }

  /// The next scenario, or nil at the end of the text.
  public mutating func next() -> Entry? {
    while true {
      if state == .start {
        reader.window.skipByteOrderMark()
        state = .between
      }
      if state == .ended { return endEntry() }
      reader.window.skipWhitespace()
      switch (state, reader.window.peek()) {
      case (.between, nil): state = .ended
      case (.between, UInt8(ascii: "[")):
        reader.window.advance()
        state = .firstElement
      case (.firstElement, UInt8(ascii: "]")), (.separator, UInt8(ascii: "]")):
        reader.window.advance()
        state = .between
      case (.separator, UInt8(ascii: ",")):
        reader.window.advance()
        state = .element
      case (.separator, let byte): return unseparated(byte)
      default: return scenario()
      }
    }
  }

  /// Reads the value at hand.
  private mutating func scenario() -> Entry {
    let position = reader.window.position
    do throws(JSONError) {
      let value = try reader.value()
      state = state == .between ? .between : .separator
      guard case .object = value else {
        return failed(position, "expected a scenario (an object), found \(value.summary)")
      }
      var name: String?
      if case .string(let text)? = value["name"] { name = text }
      return Entry(position: position, name: name, value: .success(value))
    } catch {
      let name = reader.outermostString("name")
      recover(startColumn: position.column)
      return Entry(position: position, name: name, value: .failure(error))
    }
  }

  /// An array that goes on without a comma. A scenario that follows is read all the same.
  private mutating func unseparated(_ byte: UInt8?) -> Entry {
    let position = reader.window.position
    let found = reader.found()
    noteFailure()
    if byte == UInt8(ascii: "{") {
      state = .element
    } else {
      reader.forgetOpen()
      resume(reader.skip(inArray: true, startColumn: position.column))
    }
    return failed(position, "expected \",\" or \"]\", found \(found)")
  }

  private mutating func recover(startColumn: Int) {
    noteFailure()
    if state != .between {
      resume(reader.skip(inArray: true, startColumn: startColumn))
    } else if reader.frames.isEmpty {
      resume(reader.skipLine())
    } else {
      resume(reader.skip(inArray: false, startColumn: startColumn))
    }
  }

  private mutating func resume(_ resumption: Resumption) {
    switch resumption {
    case .afterValue: state = .between
    case .atSeparator: state = .separator
    case .atObject: state = state == .between ? .between : .element
    case .atEnd: state = .ended
    }
  }

  private func failed(_ position: TextPosition, _ problem: String) -> Entry {
    let error = JSONError(position: position, path: .root, problem: problem)
    return Entry(position: position, name: nil, value: .failure(error))
  }

  /// An error that is given out once the source has failed says so itself.
  private mutating func noteFailure() {
    if reader.window.failure != nil { isFailureReported = true }
  }

  private mutating func endEntry() -> Entry? {
    guard let failure = reader.window.failure, !isFailureReported else { return nil }
    isFailureReported = true
    return failed(reader.window.position, "a read error (\(failure.reason))")
  }
}
