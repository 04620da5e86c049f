import NestedScroll

extension Page {
  /// What a frame shows, read from the engine.
  var state: PageState {
    var state = PageState()
    state.header = engine.shownOffset(of: header)
    state.collapse = engine.progress(of: header)
    state.pages = engine.shownOffset(of: pager) / max(layout.width, 1)
    state.lists = lists.map { engine.shownOffset(of: $0) }
    state.carousel = engine.shownOffset(of: cards)
    return state
  }

  /// The offsets that matter on the current page, outermost first.
  var offsets: [(name: String, value: Double)] {
    var nodes = [header, pager, currentList]
    if currentPage == 1 { nodes.append(cards) }
    return nodes.map { (name(of: $0), engine.shownOffset(of: $0)) }
  }

  /// Who would get a delta of this direction, one after the other.
  func order(from node: NodeID, along axis: Axis, _ direction: Direction) -> [String] {
    var names: [String] = []
    for step in engine.consumptionOrder(of: node, along: axis, direction) {
      let name = name(of: step.node)
      if names.last != name { names.append(name) }
    }
    return names
  }

  /// What moves by itself, in words, and the largest speed among it.
  var motion: (words: String, speed: Double) {
    var words: [String] = []
    var speed = 0.0
    for motion in engine.motionStates {
      let mover = [motion.node, header, pager].first { engine.velocity(of: $0) != 0 }
      words.append("\(motion.kind.word) \(name(of: mover ?? motion.node))")
      if abs(motion.velocity) > abs(speed) { speed = motion.velocity }
    }
    return (words.joined(separator: ", "), speed)
  }
}

extension MotionKind {
  fileprivate var word: String {
    switch self {
    case .fling: "fling"
    case .spring: "spring"
    case .snap: "snap"
    case .command: "command"
    }
  }
}

extension Offer.Reason {
  /// Why it was a node's turn, for people.
  var words: String {
    switch self {
    case .unwinding: "gives back its stretch"
    case .closing: "stands between pages"
    case .preScroll: "goes before its descendants"
    case .own: "its own turn"
    case .before, .after: "its own code"
    case .overscroll: "stretches at its edge"
    case .barring: "bars the way"
    }
  }
}
