import TerminalScreen

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A real terminal device with a program on it: what is sent is typed, what the program writes is
/// shown on an emulated screen.
final class PseudoTerminal {
  enum Failure: Error { case system(String, Int32) }

  enum Exit: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  private(set) var screen: EmulatedTerminal
  /// Everything the program wrote.
  private(set) var output: [UInt8] = []
  /// The settings of the terminal device before the program had it.
  let settingsBefore: TerminalSettings
  let processID: pid_t
  private var master: Int32
  /// Kept open so that the device and its settings stay after the program has gone.
  private var device: Int32

  /// Starts a program as the leader of a session that has the new terminal.
  init(
    _ command: [String], size: Size = Size(columns: 80, rows: 24),
    environment: [String: String] = [:]
  ) throws {
    var ends: (master: Int32, device: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&ends.master, &ends.device, nil, nil, nil) == 0,
      ttyname_r(ends.device, &name, name.count) == 0
    else { throw Failure.system("openpty", errno) }
    let path = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } ?? ""
    master = ends.master
    device = ends.device
    // Another program started meanwhile must not keep this terminal alive.
    for descriptor in [master, device] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    screen = EmulatedTerminal(size: size)
    settingsBefore = TerminalSettings(of: device)
    setWindow(size, of: master)
    // A crash on a terminal would make the Swift runtime ask what to do about it.
    var variables = [
      "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
    ]
    variables.merge(environment) { $1 }
    processID = try start(command, on: path, variables.map { "\($0)=\($1)" })
  }

  deinit {
    kill(processID, SIGKILL)
    close(master)
    close(device)
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func signal(_ signal: Int32) { kill(processID, signal) }

  /// Closes the terminal, as closing its window does.
  func hangUp() {
    close(device)
    close(master)
    (master, device) = (-1, -1)
  }

  /// Changes the window; the kernel tells the program.
  func resize(to size: Size) {
    screen.resize(to: size)
    setWindow(size, of: master)
  }

  /// Shows what the program writes until `condition` holds; false if it doesn't in time.
  func wait(
    seconds: Double = 10, until condition: (EmulatedTerminal) -> Bool
  ) -> Bool {
    let deadline = monotonicSeconds() + seconds
    while !condition(screen) {
      guard monotonicSeconds() < deadline else { return false }
      read(for: 0.02)
    }
    return true
  }

  /// Shows what the program writes during a time, and returns how many bytes it was.
  @discardableResult
  func read(for seconds: Double) -> Int {
    let before = output.count
    let deadline = monotonicSeconds() + seconds
    while true {
      let left = deadline - monotonicSeconds()
      guard left > 0, master >= 0 else { break }
      var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, Int32((left * 1000).rounded(.up))) > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 65_536)
      #if canImport(Darwin)
      let count = Darwin.read(master, &bytes, bytes.count)
      #elseif canImport(Glibc)
      let count = Glibc.read(master, &bytes, bytes.count)
      #elseif canImport(Musl)
      let count = Musl.read(master, &bytes, bytes.count)
      #endif
      guard count > 0 else { break }
      output += bytes[..<count]
      screen.feed(bytes[..<count])
    }
    return output.count - before
  }

  /// Shows the rest of what the program writes and tells how it ended; nil if it doesn't in time.
  func waitForExit(seconds: Double = 10) -> Exit? {
    let deadline = monotonicSeconds() + seconds
    while monotonicSeconds() < deadline {
      read(for: 0.02)
      var status: Int32 = 0
      guard waitpid(processID, &status, WNOHANG) == processID else { continue }
      while read(for: 0.05) > 0 {}
      // The macros that read a status are not visible from Swift.
      return status & 0x7F == 0 ? .status((status >> 8) & 0xFF) : .signal(status & 0x7F)
    }
    return nil
  }

  /// The settings of the terminal device.
  var settings: TerminalSettings { TerminalSettings(of: device) }
}

/// The settings of a terminal device that a program might leave changed.
struct TerminalSettings: Equatable {
  let input: tcflag_t
  let output: tcflag_t
  let control: tcflag_t
  let local: tcflag_t
  let characters: [UInt8]

  init(of device: Int32) {
    var settings = termios()
    tcgetattr(device, &settings)
    input = settings.c_iflag
    output = settings.c_oflag
    control = settings.c_cflag
    local = settings.c_lflag
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }
}

private func setWindow(_ size: Size, of terminal: Int32) {
  var window = winsize()
  window.ws_col = UInt16(size.columns)
  window.ws_row = UInt16(size.rows)
  _ = ioctl(terminal, UInt(TIOCSWINSZ), &window)
}

private func start(
  _ command: [String], on path: String, _ environment: [String]
) throws -> pid_t {
  #if canImport(Darwin)
  var actions: posix_spawn_file_actions_t?
  var attributes: posix_spawnattr_t?
  #else
  var actions = posix_spawn_file_actions_t()
  var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  // A new session first, so that the device it opens becomes its terminal. Threads that run tests
  // block signals, which a program would inherit.
  #if canImport(Darwin)
  let newSession = Int32(POSIX_SPAWN_SETSID)
  #else
  let newSession: Int32 = 0x80  // Glibc shows POSIX_SPAWN_SETSID to GNU sources only.
  #endif
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  // What the test process ignores, for other tests, the program must not inherit either.
  var all = sigset_t()
  sigfillset(&all)
  posix_spawnattr_setsigdefault(&attributes, &all)
  let flags = newSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
  posix_spawnattr_setflags(&attributes, Int16(flags))
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
  posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
  posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)

  let arguments = command.map { strdup($0) }
  let variables = environment.map { strdup($0) }
  defer { for text in arguments + variables { free(text) } }
  var process: pid_t = 0
  let answer = posix_spawn(
    &process, command[0], &actions, &attributes, arguments + [nil], variables + [nil])
  guard answer == 0 else { throw PseudoTerminal.Failure.system("posix_spawn", answer) }
  return process
}
