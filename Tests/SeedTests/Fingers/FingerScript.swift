/// What one finger does, as the deltas of its frames in scroll sign, and where it finds the page.
///
/// All numbers are multiples of 1/64, so that no sum of them is rounded.
struct FingerScript {
  /// Where the finger came down.
  enum Area { case list, header }

  let name: String
  let start: PageStart
  let deltas: [Double]

  init(_ name: String, from outer: Double, _ inner: Double, on area: Area = .list, _ parts: Part...)
  {
    self.init(
      name, PageStart(outer: outer, inner: inner, area: area), parts.flatMap(\.deltas))
  }

  init(_ name: String, _ start: PageStart, _ deltas: [Double]) {
    self.name = name
    self.start = start
    self.deltas = deltas
  }

  /// The same step several times.
  struct Part {
    let deltas: [Double]

    static func steps(_ count: Int, of delta: Double) -> Part {
      Part(deltas: Array(repeating: delta, count: count))
    }

    static func rounds(_ count: Int, of deltas: Double...) -> Part {
      Part(deltas: Array(repeating: deltas, count: count).flatMap(\.self))
    }
  }
}

extension FingerScript {
  static let made = [
    FingerScript(
      "within the header, both ways", from: 20, 0, .steps(4, of: 30), .steps(5, of: -20)),
    FingerScript("within the list, both ways", from: 200, 300, .rounds(3, of: 40, -40)),
    FingerScript("up over the pin, frames of 3", from: 150, 0, .steps(40, of: 3)),
    FingerScript("up over the pin, frames of 40", from: 110, 0, .steps(5, of: 40)),
    FingerScript("up, a frame ends on the pin", from: 150, 0, .steps(4, of: 25)),
    FingerScript("down over the pin, frames of 3", from: 200, 50, .steps(40, of: -3)),
    FingerScript("down over the pin, frames of 40", from: 200, 90, .steps(5, of: -40)),
    FingerScript("down, a frame ends on the pin", from: 200, 50, .steps(4, of: -25)),
    FingerScript("to and fro at the pin, 10", from: 195, 0, .rounds(4, of: 10, -10)),
    FingerScript(
      "to and fro at the pin, 30 and 50", from: 190, 0, .rounds(2, of: 30, -50, 50, -30)),
    FingerScript("half open over a deep list, up", from: 120, 300, .steps(4, of: 30)),
    FingerScript("half open over a deep list, down", from: 120, 300, .steps(2, of: -40)),
    FingerScript("on the header, up past the pin", from: 110, 0, on: .header, .steps(5, of: 40)),
    FingerScript(
      "on the header over a deep list, down", from: 200, 300, on: .header, .steps(3, of: -40)),
    FingerScript(
      "pulled past the top and back", from: 40, 0, .steps(4, of: -30), .steps(4, of: 30)),
  ]

  /// All of them, those of real fingers last.
  static func all() throws -> [FingerScript] { try made + recorded() }
}
