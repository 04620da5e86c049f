extension Timeline {
  /// A picture of the timeline as one self-contained SVG document.
  ///
  /// Vertical nodes, horizontal nodes and pagers have a panel each, with time running to the right
  /// and the shown position upwards; below them is a row for each kind of phase. A panel in which
  /// nothing moves is left out and its nodes are named below. The picture follows the reader's
  /// choice of light or dark and tells more when pointed at.
  ///
  /// Every input gives a well-formed document: numbers that are not finite are left out, huge ones
  /// are drawn at ±2^50, characters that XML can't hold are replaced.
  /// Cost: linear in the samples; the document's size does not depend on how dense they are.
  ///
  /// - Parameter width: of the picture, in points; at least 480, at most 4096.
  public func svg(width: Double = 960) -> String {
    Timeline.svg(of: [self], width: width)
  }

  /// One document with several timelines below one another, as `svg(width:)` draws each.
  public static func svg(of timelines: [Timeline], width: Double = 960) -> String {
    let width = width >= 480 ? min(width, 4096) : 480
    let gap = 40.0
    let margins = timelines.map { Plot.Figure($0, width: width).margins }
      .reduce(Plot.Margins()) { $0.joined(with: $1) }
    let figures = timelines.map { Plot.Figure($0, width: width, margins: margins) }
    let height = figures.reduce(0) { $0 + $1.height + gap } + (figures.isEmpty ? gap : -gap)

    var canvas = Plot.Canvas()
    canvas.document(
      width: width, height: height, title: timelines.map(\.name).joined(separator: "; "),
      style: Plot.style)
    canvas.rect(x: 0, y: 0, width: width, height: height, class: "paper")
    var top = 0.0
    for figure in figures {
      canvas.open("g", [("transform", "translate(0 \(Plot.coordinate(top)))")])
      figure.draw(on: &canvas)
      canvas.close("g")
      top += figure.height + gap
    }
    canvas.close("svg")
    return canvas.text
  }
}
