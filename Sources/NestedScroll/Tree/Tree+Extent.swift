/// The two ends of what a node may scroll.
struct Bounds: Equatable, Sendable {
  var lower: Double
  var upper: Double
}

extension Tree {
  /// How far a node may go by its lengths as they stand, a header's cap and a held refresh
  /// included.
  func bounds(of ref: Ref) -> Bounds {
    let slot = slots[ref.index]
    let start = (-slot.insetStart).asLength
    guard slot.flags.contains(.contentKnown) else {
      return Bounds(lower: start, upper: start)
    }
    var content = slot.content
    var travel: Double?
    var holdStart = 0.0
    var holdEnd = 0.0
    if slot.traits >= 0 {
      let traits = traits[Int(slot.traits)]
      if let state = traits.header {
        travel = Swift.min(state.cap, state.header.travel)
      }
      if let state = traits.pager { content = contentLength(of: state, viewport: slot.viewport) }
      if let state = traits.refreshAtStart, state.phase == .refreshing {
        holdStart = state.refresh.hold
      }
      if let state = traits.refreshAtEnd, state.phase == .refreshing {
        holdEnd = state.refresh.hold
      }
    }
    // A header's travel is its extent to the last bit: no detour through the length of the view.
    let room = travel.map { $0 + slot.insetEnd } ?? (content + slot.insetEnd - slot.viewport)
    let end = Swift.max(start, room)
    return Bounds(lower: (start - holdStart).asLength, upper: (end + holdEnd).asLength)
  }

  /// Brings a node's extent up to date with its lengths. Its offset is left as it is.
  mutating func refreshExtent(of ref: Ref) {
    let new = bounds(of: ref)
    guard new.lower != slots[ref.index].lower || new.upper != slots[ref.index].upper else { return }
    slots[ref.index].lower = new.lower
    slots[ref.index].upper = new.upper
    epoch &+= 1
  }

  /// The rubber band of a node's edges.
  func rubberBand(of ref: Ref, physics: Physics) -> RubberBand {
    RubberBand(physics, viewport: slots[ref.index].viewport)
  }

  /// What a pull is kept as. Keeps count of the nodes that are stretched.
  mutating func setPull(_ pull: Double, of ref: Ref) {
    let old = slots[ref.index].pull
    if old != 0 { pulledCount -= 1 }
    if pull != 0 { pulledCount += 1 }
    slots[ref.index].pull = pull
    // A node that was only there because it was stretched is there no longer.
    if pull == 0, old != 0, slots[ref.index].isTransparent { epoch &+= 1 }
  }
}
