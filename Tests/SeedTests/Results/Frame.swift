/// Where the page stands after one frame of the finger. Pulls count whole, as they were asked for.
struct Frame: Equatable {
  var outer: Double
  var inner: Double
}

/// What became of the finger's travel, in points: frame by frame, each against the finger's delta.
struct Account: Equatable {
  /// What the finger asked for and the page did not do.
  var lost = 0.0
  /// What the page did and the finger did not ask for.
  var doubled = 0.0
  /// The most by which a scroller stood past an edge while the other one could still have gone.
  var misplaced = 0.0

  static let exact = Account()

  mutating func add(_ moved: Double, for delta: Double) {
    let along = delta > 0 ? moved : -moved
    lost += max(0, delta.magnitude - along)
    doubled += max(0, along - delta.magnitude)
  }

  /// The list past its start while the header isn't open, or the page past the pin.
  mutating func place(_ frame: Frame, pin: Double) {
    if frame.outer > 0 { misplaced = max(misplaced, -frame.inner) }
    misplaced = max(misplaced, frame.outer - pin)
  }
}

/// One design, played with one finger.
struct DesignRun {
  var frames: [Frame] = []
  var account = Account()
  /// How many frames passed before the first in which something was lost, doubled or misplaced.
  var exactFrames = 0

  init(_ design: Design, _ finger: FingerScript, _ order: ObserverOrder) {
    var page = design.model(finger.start)
    var last = Frame(outer: finger.start.outer, inner: finger.start.inner)
    for delta in finger.deltas {
      page.drag(by: delta, on: finger.start.area, order)
      let frame = Frame(outer: page.outer.asked, inner: page.inner.asked)
      account.add(frame.outer - last.outer + (frame.inner - last.inner), for: delta)
      account.place(frame, pin: finger.start.pin)
      frames.append(frame)
      if account == .exact { exactFrames += 1 }
      last = frame
    }
  }
}
