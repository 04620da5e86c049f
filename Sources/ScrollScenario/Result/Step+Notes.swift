import NestedScroll

extension Step {
  /// What a reader would miss in a table of offsets, compared with the step before.
  func notes(after before: Step?) -> [String] {
    nodes.compactMap(\.pullNote) + leftNotes + motionNotes
      + pageNotes(after: before) + refreshNotes(after: before)
  }

  private var leftNotes: [String] {
    func note(_ amount: Double, _ axis: Axis, _ node: String?) -> String? {
      guard amount != 0 else { return nil }
      return "\(amount.short) \(axis.name) left over" + (node.map { " at \($0)" } ?? "")
    }
    return [
      note(unconsumed.x, .horizontal, unconsumedAt.horizontal),
      note(unconsumed.y, .vertical, unconsumedAt.vertical),
    ].compactMap { $0 }
  }

  private var motionNotes: [String] {
    let ends = ended.map { "\($0.axis.name) \($0.kind.name) \($0.how.name)" }
    let running = motions.map { motion in
      let places = motion.landing.map { "\($0.id) \($0.offset.short)" }
      return "\(motion.kind.name) of \(motion.node)"
        + (places.isEmpty ? "" : " to " + places.joined(separator: ", "))
    }
    return ends + running
  }

  private func pageNotes(after before: Step?) -> [String] {
    nodes.compactMap { node in
      guard let pages = node.pages, let old = before?.state(of: node.id)?.pages, pages != old
      else { return nil }
      if pages.settled != old.settled { return "\(node.id) settled on page \(pages.settled)" }
      if pages.target != old.target { return "\(node.id) goes to page \(pages.target)" }
      return "\(node.id) on page \(pages.current)"
    }
  }

  private func refreshNotes(after before: Step?) -> [String] {
    nodes.flatMap { node -> [String] in
      guard node.refreshAtStart != nil || node.refreshAtEnd != nil else { return [] }
      let old = before?.state(of: node.id)
      return [
        (Edge.start, node.refreshAtStart, old?.refreshAtStart),
        (Edge.end, node.refreshAtEnd, old?.refreshAtEnd),
      ].compactMap { edge, phase, old in
        guard let phase, phase != old ?? .idle else { return nil }
        return "refresh at \(edge.name) of \(node.id) \(phase.name)"
      }
    }
  }

  private func state(of id: String) -> NodeState? { nodes.first { $0.id == id } }
}

extension Step.NodeState {
  fileprivate var pullNote: String? {
    guard pull != 0 || stretch != 0 else { return nil }
    return "\(id) pulled \(pull.short), shown \(stretch.short)"
  }
}
