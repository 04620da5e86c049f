import NestedScroll
import ScrollScenario

extension Pictures {
  /// The curves of flings, started alike.
  static var flings: Chart {
    let speed = 2_000.0
    let curves: [(name: String, physics: Physics)] = [
      ("iOS", .ios), ("Android", .androidSpline), ("its power-law twin", .android),
      ("Compose exponential", .compose), ("Chromium", .chromium), ("Qt", .qt),
      ("iOS fast", .iosFast), ("Flutter on a desktop", .flutterDesktop),
    ]
    let seconds = 0...2.4
    var way = Chart.Panel(
      heading: "How far", unit: "points", xUnit: "seconds", x: seconds, y: 0...1_400, lines: [],
      height: 300)
    var pace = Chart.Panel(
      heading: "How fast", unit: "points per second", xUnit: "seconds", x: seconds,
      y: 0...speed, lines: [], height: 300)
    for (series, curve) in curves.enumerated() {
      let fling = Fling(velocity: speed, physics: curve.physics)
      let total = Plot.readable(fling.total)
      let story = "\(curve.name): \(total) points in the end"
      way.lines.append(
        .init(series, over: seconds, end: total, story: story, fling.position(at:)))
      pace.lines.append(
        .init(series, over: 0...min(fling.duration, 2.4), story: story, fling.velocity(at:)))
    }
    return Chart(
      title: "One flick, eight curves",
      subtitle: "Every curve starts at 2000 points per second. At the right: how far it goes in"
        + " the end.",
      names: curves.map(\.name), rows: [[way, pace]])
  }

  /// Why Android's spline is one curve for a chain, and is not started anew.
  static var restarts: Chart {
    let speed = 2_000.0
    let spline = Fling(velocity: speed, physics: .androidSpline)
    let power = Fling(velocity: speed, physics: .android)
    let anew = Restarted(speed, .androidSpline, every: 1 / 60.0, times: 10)
    let powerAnew = Restarted(speed, .android, every: 1 / 60.0, times: 10)
    let seconds = 0...1.25
    let names = [
      "Android's spline", "the spline, started anew in each of the first 10 frames",
      "the power law", "the power law, started anew as often",
    ]
    var way = Chart.Panel(
      heading: "How far", unit: "points", xUnit: "seconds", x: seconds, y: 0...1_000, lines: [],
      height: 270)
    let ways: [(total: Double, position: (Double) -> Double)] = [
      (spline.total, spline.position(at:)), (anew.total, anew.position(at:)),
      (power.total, power.position(at:)),
    ]
    let dots = (0...25).map { Double($0) / 20 }.map { ($0, powerAnew.position(at: $0)) }
    way.lines.append(.init(series: 3, points: dots, story: names[3], isDotted: true))
    for (series, curve) in ways.enumerated() {
      let end = Plot.readable(curve.total)
      let story = "\(names[series]): \(end) points"
      way.lines.append(.init(series, over: seconds, end: end, story: story, curve.position))
    }
    let boundary = Chart.Panel(
      heading: "A new spline where a node ends", unit: "of what was left of the old one",
      xUnit: "share of the way at which the node ends", x: 0...1, y: 0...1.2,
      lines: [
        .init(1, over: 0.001...0.96, story: "what a new spline goes") { share in
          let left = spline.total * (1 - share)
          let velocity = spline.velocity(atDistance: spline.total * share)
          return Fling(velocity: velocity, physics: .androidSpline).total / left
        },
        .init(3, over: 0.001...0.999, story: "what a new power law goes") { share in
          let left = power.total * (1 - share)
          let velocity = power.velocity(atDistance: power.total * share)
          return Fling(velocity: velocity, physics: .android).total / left
        },
      ], height: 270)
    return Chart(
      title: "A curve that can be started anew, and one that can't",
      subtitle: "2000 points per second. The spline knows when it began; the power law only how"
        + " fast it is.",
      names: names, rows: [[way, boundary]])
  }
}

/// A fling that is started anew from its own velocity in each of its first frames.
struct Restarted {
  private var starts: [(time: Double, distance: Double, fling: Fling)] = []

  init(_ velocity: Double, _ physics: Physics, every frame: Double, times: Int) {
    var fling = Fling(velocity: velocity, physics: physics)
    starts = [(0, 0, fling)]
    var distance = 0.0
    for restart in 1...times {
      distance += fling.position(at: frame)
      fling = Fling(velocity: fling.velocity(at: frame), physics: physics)
      starts.append((Double(restart) * frame, distance, fling))
    }
  }

  var total: Double { starts.last.map { $0.distance + $0.fling.total } ?? 0 }

  func position(at time: Double) -> Double {
    guard let start = starts.last(where: { $0.time <= time }) else { return 0 }
    return start.distance + start.fling.position(at: time - start.time)
  }
}
