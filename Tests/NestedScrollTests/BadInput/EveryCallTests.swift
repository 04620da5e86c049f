import Foundation
import NestedScroll
import NestedScrollTesting
import Testing

/// Every call of the API with every bad number, on nodes of every kind, gone and unknown ones too,
/// in every situation: a defined result, finite numbers, and no trap.
@Suite struct EveryCallTests {
  static let numbers: [Double] = [
    0, -0.0, 1, -1, 100, -100, .nan, .signalingNaN, .infinity, -.infinity, 1e300, -1e300,
    0x1p40, -0x1p40, 0x1p41, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    .greatestFiniteMagnitude, 1e-300, 1.0 / 3,
  ]
  static let counts = [0, 1, -1, 3, Int.max, Int.min]

  /// A call with one number in every place that takes one.
  struct Call {
    let name: String
    let make: (inout ScrollEngine, NodeID, Double, Int) throws -> Void
  }

  @Test func everyCallWithEveryNumber() throws {
    // Where fewer runs of everything are asked for, one in forty-one.
    let step = Settings.current.factor < 1 ? 41 : 1
    var (place, tried) = (0, 0)
    for (situation, engine) in Situations.all {
      let gone = Situations.goneAndUnknown(in: engine)
      for id in engine.allNodes + gone {
        for call in Calls.all {
          for (index, number) in Self.numbers.enumerated() {
            place += 1
            guard place % step == 0 else { continue }
            var copy = engine
            tried += 1
            do {
              try call.make(&copy, id, number, Self.counts[index % Self.counts.count])
              copy.advance(to: copy.time + 1.0 / 60)
              try Law.total.test(copy, playing: [], variations: 1)
            } catch {
              Issue.record("\(call.name) with \(number), \(situation): \(error)")
              return
            }
          }
        }
      }
    }
    print("bad input: \(tried) calls of \(Set(Calls.all.map(\.name)).count) names")
    #expect(tried > 10_000 / step)
  }

  /// What a consumer's code answers may be any number as well.
  @Test func codeThatAnswersAnything() throws {
    for number in Self.numbers {
      var page = ScrollPage()
      let code = Connection(before: { _ in number }, after: { _ in number })
      let outer = page.add(
        Node(
          .vertical, viewport: 100, content: 300, edges: .bounce, connection: code,
          landing: LandingRule { _ in number }))
      let list = page.add(
        Node(.vertical, viewport: 100, content: 300, landing: LandingRule { _ in number }),
        under: outer)
      let events = [
        ScrollEvent(.drag(list, Vector(x: 0, y: 350), .content)),
        ScrollEvent(.drag(list, Vector(x: 0, y: -900), .content)),
        ScrollEvent(.fling(list, Vector(x: 0, y: 2000), .content)),
        ScrollEvent(after: 0.5, .fling(outer, Vector(x: 0, y: -2000), .content)),
        ScrollEvent(after: 0.5, .settle),
      ]
      for law in [Law.total, .containment, .replay] { try law.test(page, playing: events) }
    }
  }

  /// Who adds a call adds it here.
  @Test func everyCallIsTried() throws {
    let names = Set(Calls.all.map(\.name)).union(Calls.read)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/NestedScroll/Engine").standardized
    var found: Set<String> = []
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for file in files where file.hasPrefix("ScrollEngine") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      var isEngine = false
      // Matching takes its time.
      for line in text.split(separator: "\n")
      where line.hasPrefix("  public ") || line.first?.isLetter == true {
        if let type = line.firstMatch(of: /^(?:public )?(?:extension|struct|enum) (\w+)/) {
          isEngine = type.1 == "ScrollEngine"
        }
        if !isEngine { continue }
        guard
          let match = line.firstMatch(
            of: /^  public (?:mutating )?(?:internal\(set\) )?(?:func|var) ([A-Za-z]+)/)
        else { continue }
        found.insert(String(match.1))
      }
    }
    #expect(found.count > 40)
    #expect(found.subtracting(names).sorted() == [])
  }
}
