#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(Darwin)
import Darwin
#endif

extension ByteSource {
  /// An open file, pipe or terminal, read from where it stands. The descriptor stays the caller's
  /// and is not closed.
  public static func descriptor(_ descriptor: Int32) -> ByteSource {
    ByteSource { space throws(ReadFailure) in
      while true {
        let count = read(descriptor, space.baseAddress, space.count)
        if count >= 0 { return count }
        let code = errno
        if code != EINTR { throw ReadFailure(reason: String(cString: strerror(code))) }
      }
    }
  }
}
