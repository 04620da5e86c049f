import TerminalScreen

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let usage = """
  usage: tabbed-page [--plain]

  A profile page in the terminal. Drag with the mouse, turn the wheel, or use the
  arrow and page keys; Tab and 1 2 3 turn pages, r and R replay recorded strokes,
  e explains the last delta, q leaves.

    --plain   no terminal: play a recorded stroke and print a few frames
  """

func complain(_ text: String) {
  var bytes = Array(text.utf8)
  _ = write(STDERR_FILENO, &bytes, bytes.count)
}

switch CommandLine.arguments.dropFirst() {
case ["--plain"]: print(playAsText(), terminator: "")
case ["--help"], ["-h"]: print(usage)
case []:
  guard Terminal.isUsable() else {
    print(playAsText(), terminator: "")
    break
  }
  do { try runOnTerminal() } catch {
    complain("tabbed-page: the terminal can't be used: \(error)\n")
    exit(1)
  }
default:
  complain(usage + "\n")
  exit(64)
}
