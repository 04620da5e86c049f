import NestedScroll

/// The page of this engine that is meant to do what a design does, played with the same finger: a
/// touch, moved from frame to frame.
struct EngineRun {
  var frames: [Frame] = []
  var account = Account()
  /// What the engine said that nobody took, of all frames.
  var unconsumed = 0.0

  init(_ design: Design, _ finger: FingerScript) {
    let start = finger.start
    var page = ScrollEngine(slop: 0)
    let style = design.style
    var outer = Node.header(
      Header(height: start.pin), viewport: start.viewport, style: style)
    outer.offset = start.outer
    var inner = Node.list(
      viewport: start.viewport, content: start.content, style: style)
    inner.offset = start.inner
    let header = page.insert(outer)
    let list = page.insert(inner, under: header)

    var at = Point(x: 200, y: 500)
    var time = 0.0
    page.touchBegan(
      on: start.area == .list ? list : header, at: at, time: time,
      area: start.area == .list ? .content : .header)
    for delta in finger.deltas {
      at.y -= delta
      time += 1.0 / 64
      page.touchMoved(to: at, time: time)
      account.add(page.report.taken(by: header) + page.report.taken(by: list), for: delta)
      unconsumed += page.report.unconsumed.y.magnitude
      let frame = Frame(
        outer: page.offset(of: header) + page.pull(of: header),
        inner: page.offset(of: list) + page.pull(of: list))
      account.place(frame, pin: start.pin)
      frames.append(frame)
    }
  }
}
