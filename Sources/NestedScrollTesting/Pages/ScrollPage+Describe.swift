package import NestedScroll

extension ScrollPage: CustomStringConvertible {
  /// One line a node: what is not as usual about it.
  public var description: String {
    let constants = physics == .ios ? [] : ["\(physics)"]
    let lines = nodes.indices.map { index in
      let entry = nodes[index]
      let parent = entry.parent.map { "under \($0)" } ?? "root"
      return "\(index) \(parent): \(describe(entry.node))"
    }
    return (lines + constants).joined(separator: "\n  ")
  }
}

/// A node in few words: what is not as usual about it.
package func describe(_ node: Node) -> String {
  var words = ["\(node.axis) viewport \(node.viewport)"]
  if let header = node.header {
    words.append("header \(header.height)-\(header.stay) touch \(header.touch)")
    if header.collapse == .whenNeeded { words.append("whenNeeded") }
    if let snap = header.snap { words.append("snap \(snap.forward)/\(snap.backward)") }
  } else if let pager = node.pager {
    words.append("pager page \(pager.page)")
    if let length = pager.pageLength { words.append("pageLength \(length)") }
    if pager.spacing != 0 { words.append("spacing \(pager.spacing)") }
    if pager.pageOffsets != .keep { words.append("\(pager.pageOffsets)") }
    if pager.rule != SnapRule() { words.append("\(pager.rule)") }
  } else {
    words.append("content \(node.content.map { "\($0)" } ?? "unknown")")
  }
  if node.insets != .zero { words.append("insets \(node.insets.start),\(node.insets.end)") }
  if let offset = node.offset { words.append("offset \(offset)") }
  if !node.isEnabled { words.append("disabled") }
  if let inputs = node.inputs { words.append("inputs \(inputs.rawValue)") }
  if node.policy.forward != Turn() { words.append("forward \(describe(node.policy.forward))") }
  if node.policy.backward != Turn() { words.append("backward \(describe(node.policy.backward))") }
  if node.edges.start == .bounce { words.append("bounces at start") }
  if node.edges.end == .bounce { words.append("bounces at end") }
  if let snap = node.snap {
    let points = snap.points.map { point in
      "\(point.shape)" + (point.stops ? " stops" : "") + (point.range.map { " range \($0)" } ?? "")
    }
    words.append("snap \(points) range \(snap.range.map { "\($0)" } ?? "any")")
    if snap.rule != SnapRule() { words.append("\(snap.rule)") }
  }
  if let refresh = node.refreshAtStart {
    words.append("refresh at start \(refresh.trigger) hold \(refresh.hold)")
  }
  if let refresh = node.refreshAtEnd {
    words.append("refresh at end \(refresh.trigger) hold \(refresh.hold)")
  }
  if let direction = node.direction { words.append("\(direction)") }
  if node.anchor != 0 { words.append("anchor \(node.anchor)") }
  if node.stopsAtPin { words.append("stopsAtPin") }
  if node.connection != nil { words.append("connection") }
  if let view = node.view { words.append("view \(view)") }
  return words.joined(separator: ", ")
}

private func describe(_ turn: Turn) -> String {
  var words: [String] = []
  if turn.preScroll != .none { words.append("pre \(turn.preScroll)") }
  if turn.postScroll != .whole { words.append("post \(turn.postScroll)") }
  if turn.mode != .selfFirst { words.append("\(turn.mode)") }
  return "(\(words.joined(separator: " ")))"
}
