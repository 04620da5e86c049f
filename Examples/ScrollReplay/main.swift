// Plays scenario files and says what happened.
//
// Exit status: 0 all was played; 64 wrong usage; 65 a scenario could not be read or played, the
// others were; 66 a file could not be opened, the others were; 73 the picture could not be
// made; 74 the output could not be written.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// A reader that has seen enough closes the pipe. That is an error of `write`, not the end of us.
signal(SIGPIPE, SIG_IGN)

// A standard descriptor that is closed would become that of a file that is opened. It gets something
// that can't be read, or can't be written, instead.
for (descriptor, mode) in [
  (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
] where kind(of: descriptor) == nil {
  _ = open("/dev/null", mode)
}

var errors = Output(descriptor: STDERR_FILENO)

switch CommandLineChoice(CommandLine.arguments.dropFirst()) {
case .help:
  var output = Output(descriptor: STDOUT_FILENO)
  output.write(ReplayOptions.help)
  guard case .failed(let reason) = output.failure else { exit(ExitStatus.success.rawValue) }
  errors.write("scroll-replay: standard output: \(reason)\n")
  exit(ExitStatus.outputFailed.rawValue)
case .wrong(let problem):
  errors.write("scroll-replay: \(problem)\n\(ReplayOptions.usage)")
  exit(ExitStatus.usage.rawValue)
case .replay(let options):
  var replay = Replay(options)
  exit(replay.run().rawValue)
}
