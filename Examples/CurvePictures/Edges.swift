import NestedScroll
import ScrollScenario

extension Pictures {
  /// Bounces: what comes of the same velocity at an edge, and of the same stretch let go.
  static var springs: Chart {
    let springs: [(name: String, spring: Physics.SpringParameters)] = [
      ("iOS", Physics.ios.spring), ("Flutter", Physics.flutterBouncing.spring),
      ("Flutter on a desktop", Physics.flutterDesktop.spring),
      ("Compose", Physics.compose.spring), ("GTK", Physics.gtk.spring),
      ("macOS elastic", Physics.webKit.spring),
      ("duration 0.5, bounce 0.3", .init(duration: 0.5, bounce: 0.3)),
    ]
    let seconds = 0...0.8
    var hit = Chart.Panel(
      heading: "A fling hits the edge at 1000 points per second", unit: "points past it",
      xUnit: "seconds", x: seconds, y: -5...40, lines: [], height: 280)
    var release = Chart.Panel(
      heading: "A stretch of 100 points is let go", unit: "points past it", xUnit: "seconds",
      x: seconds, y: -8...104, lines: [], height: 280)
    for (series, entry) in springs.enumerated() {
      let bounce = Spring(
        entry.spring, displacement: 0, velocity: 1_000 * entry.spring.handover)
      let back = Spring(entry.spring, displacement: 100, velocity: 0)
      let numbers =
        "\(Plot.readable(entry.spring.frequency, decimals: 3)) rad/s, damping"
        + " \(Plot.readable(entry.spring.damping, decimals: 2))"
      let story = "\(entry.name): \(numbers)"
      hit.lines.append(.init(series, over: seconds, story: story, bounce.displacement(at:)))
      release.lines.append(.init(series, over: seconds, story: story, back.displacement(at:)))
    }
    return Chart(
      title: "Springs",
      subtitle: "Each is a frequency and a ratio of damping. macOS hands over 31 % of the velocity"
        + " at the edge.",
      names: springs.map(\.name), rows: [[hit, release]])
  }

  /// Rubber bands: what is shown of a pull.
  static var bands: Chart {
    let viewport = 800.0
    let bands: [(name: String, band: RubberBand)] = [
      ("iOS", RubberBand(Physics.ios, viewport: viewport)),
      ("Flutter", RubberBand(Physics.flutterBouncing, viewport: viewport)),
      ("Flutter on a desktop", RubberBand(Physics.flutterDesktop, viewport: viewport)),
      ("Qt", RubberBand(Physics.qt, viewport: viewport)),
      ("Chromium on Windows", RubberBand(coefficient: 0.2, length: 80, shape: .tanh)),
      ("macOS", RubberBand(Physics.webKit, viewport: viewport)),
    ]
    let pulls = 0...1_000.0
    var shown = Chart.Panel(
      heading: "What is shown of a pull", unit: "points", xUnit: "points pulled", x: pulls,
      y: 0...520, lines: [], height: 280)
    var slope = Chart.Panel(
      heading: "What is shown of one point more", unit: "points", xUnit: "points pulled",
      x: pulls, y: 0...0.6, lines: [], height: 280)
    for (series, entry) in bands.enumerated() {
      let end = Plot.readable(entry.band.stretch(1_000))
      let story = "\(entry.name): \(end) points of 1000"
      shown.lines.append(
        .init(series, over: pulls, end: end, story: story, entry.band.stretch))
      slope.lines.append(.init(series, over: pulls, story: story, entry.band.slope))
    }
    return Chart(
      title: "Rubber bands",
      subtitle: "On a view of 800 points. A band is a function of the whole pull, so it does not"
        + " matter in how many steps a finger takes it.",
      names: bands.map(\.name), rows: [[shown, slope]])
  }
}
