/// What the tool's exit status says; the numbers are those of BSD's `sysexits.h`.
enum ExitStatus: Int32 {
  case success = 0
  /// The command line makes no sense.
  case usage = 64
  /// A scenario could not be read or played.
  case badScenario = 65
  /// A file could not be opened.
  case noInput = 66
  /// A picture could not be made.
  case cannotCreate = 73
  /// The output could not be written.
  case outputFailed = 74
}
