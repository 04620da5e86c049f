/// A picture of curves that share their colours: a title, a legend, and panels in rows.
struct Chart {
  var title: String
  var subtitle: String
  /// What the colours stand for, in their order.
  var names: [String]
  var rows: [[Panel]]

  /// One pair of axes.
  struct Panel {
    var heading: String
    var unit: String
    var xUnit: String
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
    var lines: [Line]
    /// Stretches of the vertical axis that mean something.
    var bands: [Band] = []
    /// Places on the horizontal axis that mean something.
    var moments: [Moment] = []
    var height = 260.0
  }

  struct Line {
    /// The place of its name.
    var series: Int
    /// Ascending in `x`.
    var points: [(x: Double, y: Double)]
    /// What stands at its end.
    var end: String?
    /// What pointing at it tells.
    var story: String
    /// Its points are shown.
    var isDotted = false
  }

  struct Band {
    var range: ClosedRange<Double>
    var text: String
    /// The series it is of.
    var series: Int
  }

  struct Moment {
    var x: Double
    var text: String
    /// How far down its text stands, as a share of the height.
    var depth = 0.0
  }
}

extension Chart.Line {
  /// The graph of a function from one end of a range to the other.
  init(
    _ series: Int, over range: ClosedRange<Double>, end: String? = nil, story: String,
    _ value: (Double) -> Double
  ) {
    let steps = 600
    let length = range.upperBound - range.lowerBound
    self.init(
      series: series,
      points: (0...steps).map { step in
        let x = range.lowerBound + length * Double(step) / Double(steps)
        return (x, value(x))
      }, end: end, story: story)
  }
}
