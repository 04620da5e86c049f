/// Where the bytes of a text come from, a chunk at a time.
public struct ByteSource {
  let readChunk: (UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int

  /// A source that calls `read` for each chunk.
  ///
  /// `read` puts at least one byte at the start of the space it is given and says how many; 0 is
  /// the end, and it is not called again after that or after it has thrown.
  public init(_ read: @escaping (UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int) {
    readChunk = read
  }

  /// Bytes that are in memory already, given out in chunks of at most `chunk` bytes.
  public static func bytes(_ bytes: [UInt8], chunk: Int = .max) -> ByteSource {
    var given = 0
    return ByteSource { space in
      let count = min(bytes.count - given, space.count, max(1, chunk))
      space.copyBytes(from: bytes[given..<given + count])
      given += count
      return count
    }
  }
}

/// Why a source could not go on.
public struct ReadFailure: Error, Sendable, Equatable {
  /// What the system says, such as "Is a directory".
  public var reason: String

  public init(reason: String) { self.reason = reason }
}
