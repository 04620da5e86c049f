extension Plot {
  /// The time that a figure shows, the same in all of its panels.
  struct TimeAxis {
    let scale: Scale
    let ticks: Ticks

    /// From the first to the last of `times`, which are finite. A single instant lies at the right
    /// end, where the labels of what is shown at it are, and is the only tick.
    init(_ times: [Double], frame: Frame) {
      let (from, to) = (times.min() ?? 0, times.max() ?? 0)
      let least = 1e-6
      if to - from >= least {
        self.scale = Scale(from: from, to: to, start: frame.left, end: frame.right)
        let room = 72.0
        self.ticks = scale.ticks(atMost: min(10, floor((frame.right - frame.left) / room)))
      } else {
        self.scale = Scale(from: to - 1, to: to, start: frame.left, end: frame.right)
        self.ticks = Ticks(values: [to], decimals: to == Double(nearest(to)) ? 0 : 3)
      }
    }

    /// The coordinate of a time.
    func callAsFunction(_ time: Double) -> Double { scale(time) }

    func draw(on canvas: inout Canvas, top: Double, frame: Frame) {
      canvas.line(x1: frame.left, y1: top, x2: frame.right, y2: top, class: "axis")
      for tick in ticks.values {
        canvas.line(x1: self(tick), y1: top, x2: self(tick), y2: top + 4, class: "axis")
        canvas.label(
          readable(tick, decimals: ticks.decimals), x: self(tick), y: top + 18, anchor: .middle,
          class: "tick")
      }
      canvas.label("seconds", x: frame.width - 20, y: top + 18, anchor: .end, class: "tick")
    }
  }
}
