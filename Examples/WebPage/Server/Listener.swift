#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A socket on the loopback address that browsers can connect to.
struct Listener {
  let socket: Int32
  let port: UInt16

  /// - Parameter port: 0 for any that is free.
  init?(port: UInt16) {
    #if canImport(Darwin)
    socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #elseif canImport(Musl)
    socket = Musl.socket(AF_INET, SOCK_STREAM, 0)
    #else
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard socket >= 0 else { return nil }
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    guard Self.call(socket, bind, &address), listen(socket, 64) == 0,
      Self.call(socket, &address)
    else {
      _ = close(socket)
      return nil
    }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  private static func call(
    _ socket: Int32,
    _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32,
    _ address: inout sockaddr_in
  ) -> Bool {
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        function(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  private static func call(_ socket: Int32, _ address: inout sockaddr_in) -> Bool {
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(socket, $0, &length) == 0
      }
    }
  }

  /// Answers requests for ever. Browsers open connections ahead of need, so that all that are open
  /// are watched at once.
  func serve(_ answer: (Request) -> [UInt8]) -> Never {
    var waiting: [(socket: Int32, bytes: [UInt8])] = []
    var block = [UInt8](repeating: 0, count: 8192)
    while true {
      var watched = [pollfd(fd: socket, events: Int16(POLLIN), revents: 0)]
      watched += waiting.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
      guard poll(&watched, nfds_t(watched.count), -1) >= 0 else { continue }
      var open: [(socket: Int32, bytes: [UInt8])] = []
      for (at, ready) in watched.dropFirst().enumerated() {
        var client = waiting[at]
        guard ready.revents != 0 else {
          open.append(client)
          continue
        }
        let count = read(client.socket, &block, block.count)
        if count > 0 { client.bytes += block[..<count] }
        if count > 0, !Request.isWhole(client.bytes), client.bytes.count < 65536 {
          open.append(client)
          continue
        }
        if count > 0, let request = Request(client.bytes) { send(answer(request), client.socket) }
        _ = close(client.socket)
      }
      if watched[0].revents != 0 {
        let client = accept(socket, nil, nil)
        if client >= 0 { open.append((client, [])) }
      }
      waiting = open
    }
  }

  private func send(_ bytes: [UInt8], _ client: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(client, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
