import NestedScroll
import TerminalScreen

/// What can be done to the page.
extension Session {
  mutating func leave() { isOver = true }

  mutating func toggleExplanation() {
    isExplaining.toggle()
    needsFrame = true
  }

  /// A mouse button goes down: a finger.
  mutating func press(row: Int, column: Int, at time: Double) {
    needsFrame = true
    stopPlayback(at: time)
    guard let (node, area) = touched(row: row, column: column) else { return }
    isHeld = true
    page.engine.touchBegan(on: node, at: Self.point(row, column), time: time, area: area)
    lastDelta.begin(from: area == .header ? page.currentList : node)
    note()
  }

  mutating func drag(row: Int, column: Int, at time: Double) {
    guard isHeld else { return }
    needsFrame = true
    page.engine.touchMoved(to: Self.point(row, column), time: time)
    note()
  }

  mutating func release(row: Int, column: Int, at time: Double) {
    guard isHeld else { return }
    needsFrame = true
    isHeld = false
    let isTap = !page.engine.isClaimed
    page.engine.touchEnded(time: time)
    note()
    if isTap, case .tab(let tab) = drawing.target(row: row, column: column) {
      command(at: time) { $0.engine.select(page: tab, in: $0.pager, animated: true) }
    }
  }

  /// The finger is gone without having been lifted, as when the terminal was taken away.
  mutating func cancelTouch(at time: Double) {
    stopPlayback(at: time)
    guard isHeld else { return }
    needsFrame = true
    isHeld = false
    page.engine.touchCancelled(time: time)
  }

  mutating func turnWheel(by delta: Vector, row: Int, column: Int, at time: Double) {
    needsFrame = true
    guard let (node, area) = touched(row: row, column: column) else { return }
    // Over the header the wheel means the page below it.
    let target = area == .header ? page.currentList : node
    page.engine.wheel(target, by: delta, time: time, smooth: true)
    // The engine lets go a tenth of a second after the last notch; be there just after.
    wheelPause = time + 0.11
    lastDelta.node = target
    note()
  }

  /// Anything a key does to the page. A key has no place; `node` is what it is about, the current
  /// list if not given.
  mutating func command(
    at time: Double, about node: NodeID? = nil, _ body: (inout Page) -> Void
  ) {
    needsFrame = true
    page.engine.advance(to: time)
    note()
    body(&page)
    lastDelta.node = node ?? page.currentList
    note()
  }

  /// Plays a recorded stroke on the page, from a part of its height.
  mutating func replay(_ stroke: RecordedStroke, fromHeight part: Double, at time: Double) {
    needsFrame = true
    stopPlayback(at: time)
    let layout = page.layout
    let place = (x: layout.width / 2, y: layout.pageHeight * part)
    let row = Int(place.y / Layout.pointsPerRow)
    guard let (node, _) = touched(row: row, column: layout.size.columns / 2) else { return }
    lastDelta.begin(from: node)
    playback = Playback(stroke, on: node, from: place, at: time)
  }

  private mutating func stopPlayback(at time: Double) {
    guard playback != nil else { return }
    page.engine.touchCancelled(Playback.pointer, time: time)
    playback = nil
  }

  private static func point(_ row: Int, _ column: Int) -> Point {
    let (x, y) = Layout.point(row: row, column: column)
    return Point(x: x, y: y)
  }

  private func touched(row: Int, column: Int) -> (node: NodeID, area: TouchArea)? {
    switch drawing.target(row: row, column: column) {
    case .header, .tab: (page.header, .header)
    case .page(let index): (page.lists[index], .content)
    case .cards: (page.cards, .content)
    case .none: nil
    }
  }
}
