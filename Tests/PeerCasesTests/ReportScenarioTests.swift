import Foundation
import NestedScroll
import ScrollScenario
import Testing

/// What users of the iOS libraries reported, as scenario files that the replay tool plays: one for
/// every case of `ios.json`, with the same answers.
@Suite struct ReportScenarioTests {
  static let cases = Result { try CaseFiles.loadOwn().filter { $0.file == "ios" } }

  @Test func everyReportIsAScenarioThatHolds() throws {
    let cases = try Self.cases.get()
    #expect(cases.count >= 53)
    for peerCase in cases {
      var verdict = Verdict()
      do {
        var report = try ReportScenario(peerCase)
        try report.play()
        try report.check(&verdict)
      } catch {
        verdict.fail("\(error)")
      }
      #expect(verdict.holds, "\(peerCase.id): \(verdict.mismatches.joined(separator: "; "))")
    }
  }

  /// A file that no case stands for would be checked by nothing.
  @Test func everyScenarioHasItsCase() throws {
    let ids = Set(try Self.cases.get().map(\.id))
    for name in try FileManager.default.contentsOfDirectory(atPath: ReportScenario.folder.path) {
      #expect(ids.contains(String(name.dropLast(5))), "\(name) belongs to no case")
    }
  }
}

/// A scenario file beside the tests, and what its case expects of it.
private struct ReportScenario {
  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Reports", isDirectory: true)
  }

  private let peerCase: PeerCase
  private var runner: ScenarioRunner
  private var steps: [Step] = []
  /// Of each step, how far the headers were collapsed.
  private var progress: [[Double]] = []

  init(_ peerCase: PeerCase) throws {
    self.peerCase = peerCase
    let file = Self.folder.appendingPathComponent("\(peerCase.id).json")
    var stream = ScenarioStream(.bytes([UInt8](try Data(contentsOf: file))))
    guard let entry = stream.next() else { throw CaseError("\(file.path) holds no scenario") }
    let scenario = try Scenario(try entry.value.get())
    guard scenario.name == peerCase.id else {
      throw CaseError("\(file.path) is named \(scenario.name ?? "nothing")")
    }
    runner = ScenarioRunner(scenario)
  }

  mutating func play() throws {
    while let step = try runner.next() {
      steps.append(step)
      let engine = runner.engine
      progress.append(
        step.nodes.compactMap { runner.id(of: $0.id) }
          .filter { engine[$0]?.header != nil }.map { engine.progress(of: $0) })
    }
  }

  func check(_ verdict: inout Verdict) throws {
    let expected = try Fields(peerCase.expect, at: "expect")
    expected.comment("notes")
    let tolerance = try expected.optionalNumber("tol") ?? 1e-9
    let last = steps.last?.nodes ?? []
    for (name, value) in expected.value("offsets")?.object ?? [:] {
      try verdict.number(
        last.first { $0.id == name }?.offset ?? .nan, is: value, tolerance: tolerance, name)
    }
    for (name, value) in expected.value("overscroll")?.object ?? [:] {
      try verdict.number(
        last.first { $0.id == name }?.pull ?? .nan, is: value, tolerance: tolerance,
        "pull of \(name)")
    }
    checkTrace(expected.value("trace")?.array ?? [], tolerance, &verdict)
    try checkNumbers(expected, tolerance, &verdict)
    if expected.has("currentSubAtTouch") {
      let lists = Set(last.map(\.id)).subtracting(["R"])
      verdict.equal(
        steps.compactMap(\.touched).first { lists.contains($0) },
        try expected.optionalString("currentSubAtTouch"), "touched list")
    }
    if expected.value("invariant") != nil {
      verdict.isTrue(progress.allSatisfy { $0.allSatisfy { $0 == 1 } }, "progress wobbled")
    }
    try expected.finish()
  }

  private func checkNumbers(
    _ expected: Fields, _ tolerance: Double, _ verdict: inout Verdict
  ) throws {
    if let left = expected.value("unconsumed") {
      try verdict.number(
        steps.reduce(0) { $0 + $1.unconsumed.x }, is: left["x"], tolerance: tolerance,
        "unconsumed")
    }
    if let velocity = expected.value("handoverVelocity") {
      // The step right after the header's arrival.
      let step = steps.first { $0.moving && $0.nodes.contains { $0.id == "A" && $0.velocity > 0 } }
      try verdict.number(
        step?.nodes.first { $0.id == "A" }?.velocity ?? .nan, is: velocity, tolerance: tolerance,
        "velocity at the pin")
    }
    if let total = expected.value("total"), let list = runner.id(of: "A") {
      try verdict.number(runner.engine.chainOffset(of: list), is: total, "total")
    }
    if let most = try expected.optionalNumber("maxCallbacksPerEvent") {
      verdict.isTrue(steps.allSatisfy { Double($0.consumed.count) <= most }, "too many were told")
    }
    let pages = steps.map { $0.nodes.compactMap(\.pages) }
    if let count = expected.value("pageChanges") {
      let first = pages.first ?? []
      let changes = pages.count { $0 != first }
      try verdict.number(Double(changes), is: count, "page changes")
    }
    if let page = expected.value("logicalPage") {
      try verdict.number(Double(pages.last?.first?.settled ?? -1), is: page, "page")
    }
  }

  private func checkTrace(_ states: [JSON], _ tolerance: Double, _ verdict: inout Verdict) {
    var at = 0
    for state in states {
      func matches(_ step: Step) -> Bool {
        (state.object ?? [:]).allSatisfy { key, value in
          let isPull = key.hasPrefix("over")
          let node = step.nodes.first { $0.id == (isPull ? String(key.dropFirst(4)) : key) }
          guard let node, let number = value.number else { return false }
          return ((isPull ? node.pull : node.offset) - number).magnitude <= tolerance
        }
      }
      while at < steps.count, !matches(steps[at]) { at += 1 }
      verdict.isTrue(at < steps.count, "the state \(state) never came, or not in this order")
      at += 1
    }
  }
}
