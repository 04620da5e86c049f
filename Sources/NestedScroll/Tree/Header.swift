/// A header of `height` points of which `stay` remain when it is collapsed.
public struct Header: Sendable, Equatable {
  /// When the header may collapse.
  public enum Collapse: UInt8, Sendable, CaseIterable {
    /// Always by its whole travel.
    case always
    /// Only as far as the current page has content to fill the room.
    case whenNeeded
  }

  /// What continues down into the active page when a touch lands on the header itself.
  public enum Touch: UInt8, Sendable, CaseIterable {
    /// Nothing.
    case alone
    /// The page, once the header is collapsed; backward, what that gesture moved of it first.
    case headerFirst
    /// All of it, as if the touch had landed on the page.
    case likeContent
  }

  /// In points, not negative.
  public var height: Double
  /// In points; counts at most as `height`.
  public var stay: Double
  public var collapse: Collapse
  /// When given, open and pinned are the header's rests, chosen by this threshold.
  public var snap: SnapRule.Threshold?
  public var touch: Touch

  public init(
    height: Double, stay: Double = 0, collapse: Collapse = .always,
    snap: SnapRule.Threshold? = nil, touch: Touch = .headerFirst
  ) {
    self.height = height
    self.stay = stay
    self.collapse = collapse
    self.snap = snap
    self.touch = touch
  }

  /// How far the header scrolls from open to pinned.
  public var travel: Double { Swift.max(0, height - Swift.max(0, stay)) }
}

/// One row of a header that is given as rows, top to bottom.
public struct HeaderRow: Sendable, Equatable {
  /// In points.
  public var height: Double
  /// What remains of the row when the header is collapsed, in points.
  public var stay: Double
  /// What comes back as soon as the finger turns round, however deep the page is scrolled, in
  /// points.
  public var returns: Double

  public init(height: Double, stay: Double = 0, returns: Double = 0) {
    self.height = height
    self.stay = stay
    self.returns = returns
  }

  /// How far the row scrolls away.
  var travel: Double { Swift.max(0, height) - Swift.max(0, Swift.min(stay, height)) }
}

extension Header {
  /// The header and the policy that rows add up to.
  ///
  /// The header travels as far as the rows do, up to and with the first row that stays. Backward
  /// it gives early what the rows return, from the last that travels up to the first that
  /// returns nothing.
  /// - Complexity: O(rows).
  public static func rows(_ rows: [HeaderRow]) -> (header: Header, policy: Policy) {
    var height = 0.0
    for row in rows { height += Swift.max(0, row.height) }
    var travel = 0.0
    var moving = 0
    for row in rows {
      travel += row.travel
      moving += 1
      if row.stay > 0 { break }
    }
    var returning = 0.0
    for row in rows[..<moving].reversed() where row.travel > 0 {
      guard row.returns > 0 else { break }
      returning += row.returns
    }
    return (
      Header(height: height, stay: height - travel),
      .floatingCollapsed(until: Swift.max(0, travel - returning))
    )
  }
}
