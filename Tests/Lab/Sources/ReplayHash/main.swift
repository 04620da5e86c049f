// Prints the number for a million events, or for as many as are asked for.
//
//   swift run -c release --package-path Tests/Lab replay-hash [EVENTS]
let events = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
print(Replay.hash(events: events))
