// swift-tools-version: 6.2
import PackageDescription

// Measurements. A package of its own, since it puts a counter under malloc.
let package = Package(
  name: "Lab",
  products: [
    .executable(name: "bench", targets: ["Bench"]),
    .executable(name: "replay-hash", targets: ["ReplayHash"]),
    .executable(name: "load", targets: ["Load"]),
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
    .executableTarget(
      name: "Load",
      dependencies: [
        "CountedMemory", .product(name: "NestedScroll", package: "NestedScroll"),
        .product(name: "NestedScrollTesting", package: "NestedScroll"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
