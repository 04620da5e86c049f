// swift-tools-version: 6.2
import PackageDescription

// Measurements. A package of its own, since it puts a counter under malloc.
let package = Package(
  name: "Lab",
  products: [
    .executable(name: "bench", targets: ["Bench"]),
    .executable(name: "replay-hash", targets: ["ReplayHash"]),
  ],
  dependencies: [.package(name: "NestedScroll", path: "../..")],
  targets: [
    // Counts what malloc and its relatives are asked for.
    .target(name: "CountedMemory"),
    .executableTarget(
      name: "Bench",
      dependencies: ["CountedMemory", .product(name: "NestedScroll", package: "NestedScroll")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    // One number for a million events, the same on every platform.
    .executableTarget(
      name: "ReplayHash",
      dependencies: [.product(name: "NestedScroll", package: "NestedScroll")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
