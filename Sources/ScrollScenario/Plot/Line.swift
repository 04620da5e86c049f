import NestedScroll

extension Plot {
  /// The panel a track belongs to.
  enum Panels: CaseIterable {
    case vertical, horizontal, pages

    var heading: (name: String, unit: String) {
      switch self {
      case .vertical: ("Vertical", "points")
      case .horizontal: ("Horizontal", "points")
      case .pages: ("Pager", "pages")
      }
    }
  }

  /// A track in the unit of its panel, cleaned of what can't be drawn.
  struct Line {
    let name: String
    let axis: Axis
    let panel: Panels
    /// Points in a unit of the panel.
    let unit: Double
    /// Ascending in time.
    let samples: [Timeline.Sample]
    let extent: ClosedRange<Double>?
    /// Of a header; 0 of any other.
    let travel: Double
    let range: ClosedRange<Double>?
    /// Position among the lines that have a colour; `nil` for one that stands still.
    var colour: Int?

    init(_ track: Timeline.Track) {
      var unit = 1.0
      var travel = 0.0
      var panel: Panels = track.axis == .vertical ? .vertical : .horizontal
      switch track.kind {
      case .scroller: break
      case .header(let length): travel = length.isFinite ? clamped(max(0, length)) : 0
      case .pager(let length):
        panel = .pages
        unit = length.isFinite && length > 0 ? length : 1
      }
      self.name = track.name
      self.axis = track.axis
      self.panel = panel
      self.unit = unit
      self.travel = travel
      var samples: [Timeline.Sample] = []
      for sample in track.samples where sample.time.isFinite && sample.shown.isFinite {
        // A time that goes back is drawn where the line already is.
        let time = max(clamped(sample.time), samples.last?.time ?? -bound)
        samples.append(.init(time: time, shown: clamped(sample.shown / unit)))
      }
      self.samples = samples
      self.extent = track.extent.map {
        clamped($0.lowerBound / unit)...clamped($0.upperBound / unit)
      }
      let values = samples.map(\.shown)
      if let least = values.min(), let most = values.max() {
        self.range = least...most
      } else {
        self.range = nil
      }
    }

    /// Whether it changes by anything a reader could see in the numbers.
    var moves: Bool {
      range.map { ($0.upperBound - $0.lowerBound) * unit > 0.05 } ?? false
    }

    /// Where it ends, as a label says it.
    var end: String {
      guard let last = samples.last else { return "never shown" }
      return panel == .pages
        ? "page \(readable(last.shown, decimals: isWhole(last.shown) ? 0 : 2))"
        : value(last.shown)
    }

    /// What pointing at it tells.
    var story: String {
      guard let first = samples.first, let last = samples.last, let range else {
        return "\(name): no samples"
      }
      let decimals = panel == .pages ? 3 : 1
      let ends = [first.shown, last.shown, range.lowerBound, range.upperBound]
        .map { readable($0, decimals: decimals) }
      var text = "\(name): from \(ends[0]) to \(ends[1]) \(panel.heading.unit), "
      text += "between \(ends[2]) and \(ends[3])"
      if travel > 0 { text += "; header travel \(value(travel))" }
      if let extent {
        text += "; extent \(readable(extent.lowerBound, decimals: decimals))"
        text += " to \(readable(extent.upperBound, decimals: decimals))"
      }
      return text
    }

    private func isWhole(_ value: Double) -> Bool {
      (value - Double(nearest(value))).magnitude < 0.005
    }
  }
}
