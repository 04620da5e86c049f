import Glibc

// Many deltas and large trees in one run: what would break, or grow, after a long time. Exits with 2
// when a law is broken or memory grows.
//
//   swift run -c release --package-path Tests/Lab load [--quick | DELTAS]

let arguments = Array(CommandLine.arguments.dropFirst())
let deltas: Int
switch (arguments.count, arguments.first) {
case (0, _): deltas = 100_000_000
case (1, "--quick"?): deltas = 1_000_000
case (1, let text?):
  guard let count = Int(text), count >= 1000 else { fallthrough }
  deltas = count
default:
  print("usage: load [--quick | DELTAS]")
  exit(64)
}

do {
  try loadDeepTree(deltas: deltas)
  try loadLargeTree(nodes: 1_000_000, edits: min(1_000_000, deltas / 5))
} catch {
  print("\(error)")
  exit(2)
}
