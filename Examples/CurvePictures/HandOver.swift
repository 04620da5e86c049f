import NestedScroll
import ScrollScenario

extension Pictures {
  private static let speed = 3_000.0
  private static let header = 200.0

  /// A fling through a header into a list: here, and as others do it.
  static var handOver: Chart {
    let names = [
      "here: one curve for the chain", "the list starts a spline of its own",
      "handed over a frame late, at 60 Hz", "the velocity ends with the header",
    ]
    return Chart(
      title: "3000 points per second through a header of 200 into a list",
      subtitle: "Header and list together: how far they came, and how fast. Above Android's curve,"
        + " below that of iOS.",
      names: names, rows: [android(names), ios(names)])
  }

  /// What the engine does, frame by frame.
  private static func engine(
    _ physics: Physics, until end: Double
  ) -> (way: [(x: Double, y: Double)], pace: [(x: Double, y: Double)]) {
    var page = ScrollEngine(physics: physics)
    let root = page.insert(.header(Header(height: header + 40, stay: 40), viewport: 700))
    let list = page.insert(.list(viewport: 660, content: 9_000), under: root)
    page.fling(list, velocity: Vector(x: 0, y: speed))
    var way = [(x: 0.0, y: 0.0)]
    var pace = [(x: 0.0, y: speed)]
    for frame in 1...Int(end * 240) {
      page.advance(to: Double(frame) / 240)
      way.append((page.time, page.offset(of: root) + page.offset(of: list)))
      pace.append((page.time, page.velocity(of: root) + page.velocity(of: list)))
    }
    return (way, pace)
  }

  /// A list that starts its own spline at the velocity with which the header ended.
  private static func android(_ names: [String]) -> [Chart.Panel] {
    let end = 1.3
    let whole = Fling(velocity: speed, physics: .androidSpline)
    let time = whole.time(atDistance: header)
    let list = Fling(velocity: whole.velocity(atDistance: header), physics: .androidSpline)
    let position: (Double) -> Double = { now in
      now < time ? whole.position(at: now) : header + list.position(at: now - time)
    }
    let velocity: (Double) -> Double = { now in
      now < time ? whole.velocity(at: now) : list.velocity(at: now - time)
    }
    let ours = engine(.androidSpline, until: end)
    return panels(
      until: end, most: 1_500,
      ways: [
        line(0, ours.way, names), graph(1, until: end, names, position),
        graph(3, until: end, names) { min(header, whole.position(at: $0)) },
      ],
      paces: [
        Chart.Line(series: 0, points: ours.pace, story: names[0]),
        .init(1, over: 0...end, story: names[1], velocity),
        .init(3, over: 0...end, story: names[3]) { $0 < time ? whole.velocity(at: $0) : 0 },
      ], closed: time)
  }

  /// A header that is clamped, and whose velocity at the next frame starts the list.
  private static func ios(_ names: [String]) -> [Chart.Panel] {
    let end = 1.3
    let frame = 1 / 60.0
    let whole = Fling(velocity: speed, physics: .ios)
    let time = whole.time(atDistance: header)
    var late = frame
    while late < time { late += frame }
    let list = Fling(velocity: whole.velocity(at: late), physics: .ios)
    let position: (Double) -> Double = { now in
      now < late ? min(header, whole.position(at: now)) : header + list.position(at: now - late)
    }
    let ours = engine(.ios, until: end)
    var all = panels(
      until: end, most: 1_500,
      ways: [
        line(0, ours.way, names), graph(2, until: end, names, position),
        graph(3, until: end, names) { min(header, whole.position(at: $0)) },
      ], paces: [], closed: time)
    let frames = (2...10).map { Double($0) * frame }
    all[1] = Chart.Panel(
      heading: "The hand-over in frames of 60 Hz", unit: "points", xUnit: "seconds",
      x: 0.03...0.17, y: 90...440,
      lines: [
        Chart.Line(
          series: 0, points: frames.map { ($0, whole.position(at: $0)) }, story: names[0],
          isDotted: true),
        Chart.Line(
          series: 2, points: frames.map { ($0, position($0)) }, story: names[2],
          isDotted: true),
        Chart.Line(
          series: 3, points: frames.map { ($0, min(header, whole.position(at: $0))) },
          story: names[3], isDotted: true),
      ],
      bands: [.init(range: 90...header, text: "the header", series: 0)],
      moments: [.init(x: time, text: "the header is closed")], height: 250)
    return all
  }

  private static func panels(
    until end: Double, most: Double, ways: [Chart.Line], paces: [Chart.Line], closed: Double
  ) -> [Chart.Panel] {
    [
      Chart.Panel(
        heading: "How far", unit: "points", xUnit: "seconds", x: 0...end, y: 0...most,
        lines: ways, bands: [.init(range: 0...header, text: "the header", series: 0)],
        height: 250),
      Chart.Panel(
        heading: "How fast", unit: "points per second", xUnit: "seconds", x: 0...end,
        y: 0...speed, lines: paces,
        moments: [.init(x: closed, text: "the header is closed", depth: 0.75)], height: 250),
    ]
  }

  private static func line(
    _ series: Int, _ points: [(x: Double, y: Double)], _ names: [String]
  ) -> Chart.Line {
    let end = Plot.readable(points.last?.y ?? 0)
    return Chart.Line(
      series: series, points: points, end: end, story: "\(names[series]): \(end) points")
  }

  private static func graph(
    _ series: Int, until end: Double, _ names: [String], _ value: (Double) -> Double
  ) -> Chart.Line {
    let last = Plot.readable(value(end))
    return .init(
      series, over: 0...end, end: last, story: "\(names[series]): \(last) points", value)
  }
}
