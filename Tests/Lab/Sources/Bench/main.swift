import Glibc

// Measures what routing, gestures and large trees cost, each figure against another of the same run,
// so that the machine matters little. Exits with 2 when a bound is not kept.
//
//   swift run -c release --package-path Tests/Lab bench [--quick]

func measure(batches: Int) -> Bool {
  var bounds = measureAllocations()
  bounds += measureRouting(batches: batches)
  bounds += measureLevels(batches: batches)
  bounds += measureMotion(batches: batches / 4)
  bounds += measureGrowth(batches: batches / 4)
  print("")
  for bound in bounds { print(bound.text) }
  return bounds.allSatisfy(\.isKept)
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first, arguments.dropFirst().first.flatMap { Int($0) }) {
case (nil, nil): exit(measure(batches: 400) ? 0 : 2)
case ("--quick", nil): exit(measure(batches: 100) ? 0 : 2)
// Deltas and nothing else, for `Tests/Lab/instructions` to count.
case ("--route-engine", let count?): routeInEngine(count)
case ("--route-hand", let count?): routeByHand(count)
default:
  print("usage: bench [--quick]")
  exit(64)
}
