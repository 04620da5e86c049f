import NestedScroll

extension ScenarioAction {
  /// The event in a few words, for a reader who knows the page.
  public var summary: String {
    switch self {
    case .touchBegan(let pointer, let node, let position, let area, let free, let latch):
      "\(finger(pointer)) down on \(node)\(area.suffix) at \(position.short)"
        + (free ? ", free" : "") + (latch.map { ", latch \($0.name)" } ?? "")
    case .touchMoved(let pointer, let position): "\(finger(pointer)) to \(position.short)"
    case .touchEnded(let pointer, let velocity):
      "\(finger(pointer)) up" + (velocity.map { ", velocity \($0.short)" } ?? "")
    case .touchCancelled(let pointer): "\(finger(pointer)) cancelled"
    case .drag(let delta, let node, let area): "drag \(node)\(area.suffix) by \(delta.short)"
    case .wheel(let wheel): wheel.summary
    case .fling(let velocity, let node, let area):
      "fling \(node)\(area.suffix) at \(velocity.short)"
    default: command
    }
  }

  private var command: String {
    switch self {
    case .setOffset(let offset, let node): "set \(node) to \(offset.short)"
    case .scrollTo(let offset, let node, let animated, let snap):
      "scroll \(node) to \(offset.short)" + (snap ? ", snapping" : "") + animated.suffix
    case .scrollBy(let distance, let node, let animated):
      "scroll \(node) by \(distance.short)" + animated.suffix
    case .scrollToTop(let node, let animated): "scroll \(node) to the top" + animated.suffix
    case .scrollToTotal(let total, let node, let animated):
      "scroll the chain of \(node) to \(total.short)" + animated.suffix
    case .reveal(let from, let to, let node, let align, let animated):
      "reveal \(from.short) to \(to.short) in \(node)"
        + (align.map { ", aligned \($0.short)" } ?? "") + animated.suffix
    case .select(let page, let node, let animated):
      "select page \(page) of \(node)" + animated.suffix
    case .stop(let node): "stop \(node)"
    default: change
    }
  }

  private var change: String {
    switch self {
    case .update(let node, _, let edits): "update \(node)" + (edits.isEmpty ? "" : ", with edits")
    case .insert(let node, let under, _): "insert \(node.id)\(under.suffix)"
    case .remove(let node): "remove \(node)"
    case .move(let node, let under, _): "move \(node)\(under.suffix)"
    case .beginRefresh(let edge, let node): "begin refresh at \(edge.name) of \(node)"
    case .endRefresh(let edge, let node): "end refresh at \(edge.name) of \(node)"
    case .settle: "settle"
    default: "advance"
    }
  }

  private func finger(_ pointer: Int) -> String { pointer == 0 ? "finger" : "finger \(pointer)" }
}

extension ScenarioWheel {
  fileprivate var summary: String {
    let phase: String? =
      switch self.phase {
      case .began: "began"
      case .changed: "changed"
      case .ended: "ended"
      case .momentum: "momentum"
      case .momentumEnded: "momentum ended"
      case nil: nil
      }
    return "wheel \(node) by \(delta.short)" + (phase.map { ", \($0)" } ?? "")
      + (free ? ", free" : "") + (smooth ? ", smooth" : "")
      + (latch.map { ", latch \($0.name)" } ?? "")
  }
}

extension TouchArea {
  fileprivate var suffix: String { self == .header ? "'s own area" : "" }
}

extension Latch {
  fileprivate var name: String { self == .node ? "node" : "outward" }
}

extension Bool {
  fileprivate var suffix: String { self ? ", animated" : "" }
}

extension String? {
  fileprivate var suffix: String { map { " under \($0)" } ?? "" }
}

extension Vector {
  fileprivate var short: String { "(\(x.short), \(y.short))" }
}

extension Point {
  fileprivate var short: String { "(\(x.short), \(y.short))" }
}

extension Double {
  /// Rounded to hundredths, for reading.
  var short: String {
    guard magnitude < 1e13 else { return JSONWriter.text(of: self) }
    return JSONWriter.text(of: (self * 100).rounded() / 100)
  }

  /// Seconds, with all of their milliseconds.
  var milliseconds: String {
    guard magnitude < 1e12 else { return JSONWriter.text(of: self) }
    let total = Int((self * 1000).rounded())
    let fraction = String(total % 1000)
    return "\(total / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
  }
}
