/// A scroll view with a pan of its own, as the published designs have two: a finger's delta is
/// added to where it stands, past an edge a rubber band shows less of it, and whoever writes its
/// offset decides where the finger goes on from.
struct Scroller {
  let extent: ClosedRange<Double>
  let bounces: Bool
  /// Where it was asked to be: its offset, and past an edge the whole pull.
  private(set) var asked: Double

  init(extent: ClosedRange<Double>, bounces: Bool = true, at offset: Double) {
    self.extent = extent
    self.bounces = bounces
    asked = offset
  }

  /// The length that no stretch reaches.
  private static let band = 700.0
  private static let coefficient = 0.55

  /// What is shown, and what observers see and write.
  var contentOffset: Double {
    get {
      let pull = asked - inside
      let stretch = Self.coefficient * pull
      return inside + stretch / (1 + stretch.magnitude / Self.band)
    }
    set {
      guard newValue != contentOffset else { return }
      let edge = min(max(newValue, extent.lowerBound), extent.upperBound)
      let stretch = newValue - edge
      asked = edge + stretch / (Self.coefficient * (1 - stretch.magnitude / Self.band))
    }
  }

  mutating func drag(by delta: Double) {
    asked += delta
    if !bounces { asked = inside }
  }

  /// The part of `asked` that lies in the extent.
  private var inside: Double { min(max(asked, extent.lowerBound), extent.upperBound) }
}
