import TerminalScreen

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Where the built program is: beside the tests that were built with it.
let pageProgram: String = {
  let tests = CommandLine.arguments[0]
  var candidates: [String] = []
  var folder = tests
  // On Linux the bundle is a file; on macOS it is folders deep.
  for _ in 0..<5 {
    folder = String(folder.reversed().drop { $0 != "/" }.dropFirst().reversed())
    candidates.append(folder + "/tabbed-page")
  }
  return candidates.first { access($0, X_OK) == 0 } ?? "tabbed-page"
}()
