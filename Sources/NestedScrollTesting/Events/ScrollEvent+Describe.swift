import NestedScroll

extension ScrollEvent: CustomStringConvertible {
  /// The event as it could be written, with the time before it.
  public var description: String {
    let wait = after == 0 ? "" : "after \(after): "
    switch action {
    case .insert(let node, let parent, let place):
      return "\(wait)insert(\(describe(node)), under: \(text(parent)), at: \(text(place)))"
    case .update(let node, .snap(let snap)):
      return "\(wait)update(\(node), snap \(snap.map { "\($0.points)" } ?? "none"))"
    default:
      return wait + "\(action)".replacing("NestedScroll.", with: "")
    }
  }

  private func text(_ value: Int?) -> String { value.map { "\($0)" } ?? "nil" }
}
