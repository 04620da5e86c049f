import NestedScroll

extension Plot {
  /// A row for each kind of phase below the panels, and one for the marks.
  struct PhaseRows {
    private let rows: [Row]
    private let marks: [Timeline.Mark]

    private static let pitch = 18.0
    private static let barHeight = 10.0
    private static let above = 14.0

    private struct Row {
      let name: String
      let kind: Timeline.Phase.Kind
      let phases: [Timeline.Phase]
    }

    init(_ phases: [Timeline.Phase], marks: [Timeline.Mark]) {
      let bothAxes = Set(phases.compactMap(\.axis)).count > 1
      var rows: [Row] = []
      for kind in Timeline.Phase.Kind.allCases {
        let some = phases.filter { $0.kind == kind }
        if kind.isMotion, bothAxes {
          // Two motions, one on each axis, usually run side by side.
          rows.append(Row(name: kind.name, kind: kind, phases: some.filter { $0.axis == nil }))
          for (axis, arrow) in [(Axis.vertical, "↕"), (.horizontal, "↔")] {
            let along = some.filter { $0.axis == axis }
            rows.append(Row(name: "\(kind.name) \(arrow)", kind: kind, phases: along))
          }
        } else {
          rows.append(Row(name: kind.name, kind: kind, phases: some))
        }
      }
      self.rows = rows.filter { !$0.phases.isEmpty }
      self.marks = marks.sorted { $0.time < $1.time }
    }

    private var names: [String] { rows.map(\.name) + (marks.isEmpty ? [] : ["events"]) }

    var nameWidth: Double { names.map { Plot.width(of: $0, size: 11) }.max() ?? 0 }

    var height: Double {
      names.isEmpty ? 0 : PhaseRows.above + Double(names.count) * PhaseRows.pitch
    }

    func draw(on canvas: inout Canvas, top: Double, frame: Frame, time: TimeAxis) {
      for (index, name) in names.enumerated() {
        let middle = top + PhaseRows.above + (Double(index) + 0.5) * PhaseRows.pitch
        canvas.label(name, x: frame.left - 10, y: middle + 4, anchor: .end, class: "tick")
        canvas.line(x1: frame.left, y1: middle, x2: frame.right, y2: middle, class: "faint")
        if index < rows.count {
          draw(rows[index], on: &canvas, middle: middle, time: time)
        } else {
          drawMarks(on: &canvas, middle: middle, frame: frame, time: time)
        }
      }
    }

    private func draw(_ row: Row, on canvas: inout Canvas, middle: Double, time: TimeAxis) {
      for phase in row.phases {
        let (from, to) = (time(phase.from), time(phase.to))
        canvas.group(class: "phase", title: phase.story) { canvas in
          canvas.rect(
            x: from, y: middle - PhaseRows.barHeight / 2, width: max(2, to - from),
            height: PhaseRows.barHeight, radius: 2, class: row.kind.isMotion ? "motion" : "input")
        }
      }
    }

    private func drawMarks(on canvas: inout Canvas, middle: Double, frame: Frame, time: TimeAxis) {
      var taken = 0.0
      for (index, mark) in marks.enumerated() {
        let x = time(mark.time)
        let next = index + 1 < marks.count ? time(marks[index + 1].time) : frame.width
        let width = Plot.width(of: mark.label, size: 11) + 9
        let story = "\(mark.label) at \(readable(mark.time, decimals: 3)) s"
        canvas.group(class: "mark", title: story) { canvas in
          canvas.path(
            [
              .init(x: x, y: middle - 4.5), .init(x: x + 4.5, y: middle),
              .init(x: x, y: middle + 4.5), .init(x: x - 4.5, y: middle),
            ], closed: true, class: "diamond")
          // After the mark if there is room, else before it, else only when pointed at.
          if x + width < next - 8 {
            canvas.label(mark.label, x: x + 9, y: middle + 4, class: "note")
            taken = x + width
          } else if x - width > max(taken, frame.left) + 4 {
            canvas.label(mark.label, x: x - 9, y: middle + 4, anchor: .end, class: "note")
            taken = x
          } else {
            taken = x + 5
          }
        }
      }
    }
  }
}

extension Timeline.Phase.Kind {
  fileprivate var name: String {
    switch self {
    case .touch: "finger"
    case .wheel: "wheel"
    case .fling: "fling"
    case .spring: "bounce"
    case .snap: "snap"
    case .command: "command"
    }
  }

  /// Whether it follows from what a person or a program did, which is drawn darker.
  fileprivate var isMotion: Bool {
    switch self {
    case .touch, .wheel, .command: false
    case .fling, .spring, .snap: true
    }
  }
}

extension Timeline.Phase {
  fileprivate var story: String {
    let axis = self.axis.map { $0 == .vertical ? ", vertical" : ", horizontal" } ?? ""
    let times = [from, to, to - from].map { Plot.readable($0, decimals: 3) }
    let note = self.note.map { "; \($0)" } ?? ""
    return "\(kind.name)\(axis): \(times[0]) s to \(times[1]) s (\(times[2]) s)\(note)"
  }
}
