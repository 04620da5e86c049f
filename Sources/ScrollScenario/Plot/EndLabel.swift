extension Plot {
  /// What stands at the end of a line, or of several that stand still at one place.
  struct EndLabel {
    let names: String
    let end: String
    let value: Double
    let colour: Int?
    let story: String

    static let size = 12.0
    /// Between a name and where its line ends.
    static let gap = 7.0
    /// The widest a label's name gets; a longer one is cut.
    static let widest = 150.0

    /// The labels of a panel's lines: one for each that has a colour, one for all others that
    /// stand at the same place.
    static func labels(of lines: [Line]) -> [EndLabel] {
      var labels: [EndLabel] = []
      var still: [(end: String, lines: [Line])] = []
      for line in lines {
        guard let last = line.samples.last else { continue }
        if line.colour != nil {
          labels.append(
            EndLabel(
              names: line.name, end: line.end, value: last.shown, colour: line.colour,
              story: line.story))
        } else if let index = still.firstIndex(where: { $0.end == line.end }) {
          still[index].lines.append(line)
        } else {
          still.append((line.end, [line]))
        }
      }
      for group in still {
        guard let last = group.lines.first?.samples.last else { continue }
        let names = group.lines.map(\.name)
        let several = names.count > 3 ? "\(names[0]) and \(names.count - 1) others" : nil
        labels.append(
          EndLabel(
            names: several ?? names.joined(separator: ", "), end: group.end, value: last.shown,
            colour: nil, story: "at rest: " + names.joined(separator: ", ")))
      }
      return labels
    }

    /// The label's text in classes, its name cut to `width`.
    func runs(width: Double = EndLabel.widest) -> [(text: String, class: String)] {
      [(name(width: width), "name"), (end, "muted")]
    }

    var width: Double {
      Plot.width(of: name(width: EndLabel.widest) + end, size: EndLabel.size) + EndLabel.gap
    }

    private func name(width: Double) -> String {
      Plot.fitted(names, width: width, size: EndLabel.size)
    }
  }

  /// The labels of a panel below its plot, in columns, when the lines' ends have no room for them.
  struct Legend {
    private let labels: [EndLabel]
    private let columns: Int
    private let columnWidth: Double
    private let left: Double

    private static let rowHeight = 19.0
    private static let leastColumn = 170.0
    private static let above = 12.0

    init(_ labels: [EndLabel], frame: Frame) {
      let width = frame.right - frame.left
      self.labels = labels
      self.columns = max(1, Int(width / Legend.leastColumn))
      self.columnWidth = width / Double(columns)
      self.left = frame.left
    }

    private var rows: Int { (labels.count + columns - 1) / columns }

    var height: Double { Legend.above + Double(rows) * Legend.rowHeight }

    func draw(on canvas: inout Canvas, top: Double) {
      for (index, label) in labels.enumerated() {
        // Down the columns, so that neighbours in the tree stay neighbours.
        let x = left + Double(index / rows) * columnWidth
        let y = top + Legend.above + (Double(index % rows) + 0.5) * Legend.rowHeight
        let room = columnWidth - 50 - Plot.width(of: label.end, size: EndLabel.size)
        canvas.group(class: "line " + colourClass(label.colour), title: label.story) { canvas in
          canvas.path([.init(x: x, y: y), .init(x: x + 22, y: y)], class: "curve")
          canvas.label(label.runs(width: max(24, room)), x: x + 30, y: y + 4, gap: EndLabel.gap)
        }
      }
    }
  }
}
