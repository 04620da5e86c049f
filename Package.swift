// swift-tools-version: 6.2
import PackageDescription

/// Every target is built to the same strict rules; a warning is an error.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "NestedScroll",
  products: [
    .library(name: "NestedScroll", targets: ["NestedScroll"]),
    .library(name: "NestedScrollC", type: .dynamic, targets: ["NestedScrollC"]),
    // For tests of pages and policies: a finger, a clock, laws, and a kit for properties.
    .library(name: "NestedScrollTesting", targets: ["NestedScrollTesting"]),
    .executable(name: "scroll-replay", targets: ["ScrollReplay"]),
    .executable(name: "tabbed-page", targets: ["TabbedPage"]),
    .executable(name: "curve-pictures", targets: ["CurvePictures"]),
    .executable(name: "web-page", targets: ["WebPage"]),
  ],
  traits: [
    .trait(
      name: "InternalChecks",
      description: "Looks at every invariant of the engine after every call that changes it.")
  ],
  targets: [
    // The engine. It imports nothing.
    .target(name: "NestedScroll", swiftSettings: strict),
    // The engine for hosts that call C: what the header says, done in Swift.
    .target(name: "CNestedScroll"),
    .target(
      name: "NestedScrollC", dependencies: ["NestedScroll", "CNestedScroll"],
      swiftSettings: strict),
    // What pages and policies are tested with. Imports no test library, so any can be used.
    .target(
      name: "NestedScrollTesting", dependencies: ["NestedScroll"], swiftSettings: strict),
    // Scenario files: reading, running, and writing what happened.
    .target(name: "ScrollScenario", dependencies: ["NestedScroll"], swiftSettings: strict),
    // A terminal as a screen of cells and a stream of input events.
    .target(name: "TerminalScreen", path: "Examples/TerminalScreen", swiftSettings: strict),
    .executableTarget(
      name: "ScrollReplay", dependencies: ["ScrollScenario"], path: "Examples/ScrollReplay",
      swiftSettings: strict),
    .executableTarget(
      name: "TabbedPage", dependencies: ["NestedScroll", "TerminalScreen"],
      path: "Examples/TabbedPage", swiftSettings: strict),
    // The pictures of Docs/Motion.md.
    .executableTarget(
      name: "CurvePictures", dependencies: ["NestedScroll", "ScrollScenario"],
      path: "Examples/CurvePictures", swiftSettings: strict),
    // Builds the engine for browsers and serves the page that shows it.
    .executableTarget(
      name: "WebPage", path: "Examples/WebPage/Server", swiftSettings: strict),

    .testTarget(
      name: "NestedScrollTestingTests", dependencies: ["NestedScrollTesting", "NestedScroll"],
      swiftSettings: strict),
    .testTarget(
      name: "NestedScrollTests", dependencies: ["NestedScroll", "NestedScrollTesting"],
      exclude: ["Fixtures", "Traces"],
      swiftSettings: strict),
    // The cases of other systems' test suites and of their users' reports.
    .testTarget(
      name: "PeerCasesTests", dependencies: ["NestedScroll", "ScrollScenario"],
      exclude: ["Cases", "README.md", "Reports"],
      swiftSettings: strict),
    // The five published designs this came from, as models, beside the engine.
    .testTarget(
      name: "SeedTests", dependencies: ["NestedScroll", "ScrollScenario"], swiftSettings: strict),
    .testTarget(
      name: "ScrollScenarioTests",
      dependencies: ["ScrollScenario", "NestedScroll", "NestedScrollTesting"],
      exclude: ["Recordings/expectations.json"],
      swiftSettings: strict),
    .testTarget(
      name: "ScrollReplayTests", dependencies: ["ScrollReplay", "ScrollScenario"],
      swiftSettings: strict),
    .testTarget(
      name: "CurvePicturesTests", dependencies: ["CurvePictures"], swiftSettings: strict),
    .testTarget(
      name: "NestedScrollCTests", dependencies: ["NestedScrollC", "CNestedScroll", "NestedScroll"],
      swiftSettings: strict),
    .testTarget(name: "WebPageTests", dependencies: ["WebPage"], swiftSettings: strict),
    .testTarget(
      name: "TabbedPageTests",
      dependencies: ["TabbedPage", "TerminalScreen", "NestedScroll", "NestedScrollTesting"],
      swiftSettings: strict),
  ]
)
