#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Handlers that give the terminal back whatever a signal does to the process.
///
/// - A signal that ends the process (a request, a trap, an abort): give back, then let the signal
///   do what it would have done, so that exit status, core dump and backtrace are the usual ones.
/// - Suspend: give back, stop, and take again when continued.
/// - Continue and a new window size: tell the event loop.
enum Signals {
  private static let deadly = [
    SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGUSR1, SIGSEGV, SIGUSR2,
    SIGPIPE, SIGALRM, SIGTERM, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGSYS,
  ]

  /// What each signal did before, by number. Permanent, like all a handler reads.
  nonisolated(unsafe) fileprivate static let former: UnsafeMutablePointer<sigaction> = {
    let table = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    table.initialize(repeating: sigaction(), count: 64)
    return table
  }()

  static func install() {
    provideStackForOverflow()
    for signal in deadly { install(onDeadlySignal, for: signal, isDeadly: true) }
    install(onSuspend, for: SIGTSTP)
    install(onContinue, for: SIGCONT)
    install(onResize, for: SIGWINCH)
  }

  static func uninstall() {
    for signal in deadly + [SIGTSTP, SIGCONT, SIGWINCH] {
      sigaction(signal, former + Int(signal), nil)
    }
  }

  private static func install(
    _ handler: @escaping Handler, for signal: Int32, isDeadly: Bool = false
  ) {
    sigaction(signal, nil, former + Int(signal))
    // Who started us may want us to survive this one, as nohup does.
    if ignores(former[Int(signal)]) { return }
    var action = makeAction(handler, isDeadly: isDeadly)
    sigaction(signal, &action, nil)
  }

  /// A handler for a stack overflow can't run on the stack that overflowed.
  private static func provideStackForOverflow() {
    var present = stack_t()
    sigaltstack(nil, &present)
    guard present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 65_536
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    sigaltstack(&stack, nil)
  }
}

private typealias Handler = @convention(c) (Int32) -> Void

/// An action that may interrupt system calls only to resume them.
///
/// Nothing may come between a deadly signal and the end: a continue that comes with it (as when a
/// shell ends a suspended job) would otherwise take the terminal once more.
private func makeAction(_ handler: @escaping Handler, isDeadly: Bool) -> sigaction {
  var action = sigaction()
  #if canImport(Darwin)
  action.__sigaction_u.__sa_handler = handler
  #elseif canImport(Glibc)
  action.__sigaction_handler.sa_handler = handler
  #elseif canImport(Musl)
  action.__sa_handler.sa_handler = handler
  #endif
  action.sa_flags = Int32(SA_RESTART) | Int32(SA_ONSTACK)
  if isDeadly { sigfillset(&action.sa_mask) } else { sigemptyset(&action.sa_mask) }
  // Giving back from the background must not stop the process half way.
  sigaddset(&action.sa_mask, SIGTTOU)
  return action
}

private func ignores(_ action: sigaction) -> Bool {
  #if canImport(Darwin)
  let handler = action.__sigaction_u.__sa_handler
  #elseif canImport(Glibc)
  let handler = action.__sigaction_handler.sa_handler
  #elseif canImport(Musl)
  let handler = action.__sa_handler.sa_handler
  #endif
  // The C macro is 1 cast to a function; nothing can be called there.
  return unsafeBitCast(handler, to: Int.self) == 1
}

private func onDeadlySignal(_ signal: Int32) {
  leaveTerminal(Takeover.current)
  sigaction(signal, Signals.former + Int(signal), nil)
  // Blocked until this handler returns; then it does what it used to do.
  raise(signal)
}

private func onSuspend(_ signal: Int32) {
  let savedError = errno
  leaveTerminal(Takeover.current)
  sigaction(SIGTSTP, Signals.former + Int(SIGTSTP), nil)
  var blocked = sigset_t()
  var before = sigset_t()
  sigemptyset(&blocked)
  sigaddset(&blocked, SIGTSTP)
  raise(SIGTSTP)
  // Here the process stops, unless no shell is there to continue it: then this goes on at once.
  sigprocmask(SIG_UNBLOCK, &blocked, &before)
  sigprocmask(SIG_SETMASK, &before, nil)
  var again = makeAction(onSuspend, isDeadly: false)
  sigaction(SIGTSTP, &again, nil)
  if !Takeover.current.pointee.isActive { resume() }
  errno = savedError
}

private func onContinue(_ signal: Int32) {
  let savedError = errno
  resume()
  errno = savedError
}

private func onResize(_ signal: Int32) {
  let savedError = errno
  tellLoop(.resized)
  errno = savedError
}

private func resume() {
  // Continued in the background, taking the terminal has to stop the process again.
  var stopping = sigset_t()
  var before = sigset_t()
  sigemptyset(&stopping)
  sigaddset(&stopping, SIGTTOU)
  sigprocmask(SIG_UNBLOCK, &stopping, &before)
  enterTerminal(Takeover.current)
  sigprocmask(SIG_SETMASK, &before, nil)
  tellLoop(.resumed)
}

private func tellLoop(_ notice: TerminalNotice) {
  var byte = notice.rawValue
  // A full pipe means that the loop has news enough to wake up.
  _ = write(Takeover.current.pointee.notices, &byte, 1)
}
