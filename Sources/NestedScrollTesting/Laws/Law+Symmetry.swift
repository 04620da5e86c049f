import NestedScroll

extension Law {
  /// Symmetry: a page with its axes swapped does the same, with its axes swapped.
  ///
  /// Headers are vertical only; a displacement on a diagonal goes to vertical by rule, and of a
  /// latched gesture that is free one axis must be the first, so nothing is said from there on.
  public static let swappedAxes = Law(
    "swappedAxes", "swapping the axes swaps what happens",
    .all.subtracting([.headers, .cappedHeaders, .rightToLeft])
  ) { it, choices in
    try it.expectTurned(to: it.page.withAxesSwapped.build(), .swapping) { state, _ in state }
  }

  /// Symmetry: a page with all lengths scaled by a power of two, constants included, does the same,
  /// scaled. Not for code in the chain, whose lengths are its own.
  public static let scaling = Law(
    "scaling", "scaling all lengths scales what happens", .all.subtracting(.connections)
  ) { it, choices in
    let factor = choices.element(of: [2, 0.5, 64])
    choices.note("scaled by \(factor)")
    var it = it
    // What is carried on by the rule of iOS is fitted in points.
    if it.page.physics.carry == .ios { it.page.physics.carry = .add }
    try it.expectTurned(
      to: it.page.scaled(by: factor).build(), .scaling(factor)
    ) { state, _ in
      var state = state
      for index in state.nodes.indices {
        state.nodes[index].offset *= factor
        state.nodes[index].pull *= factor
      }
      return state
    }
  }

  /// Symmetry: a right-to-left page is the mirror image of itself.
  public static let mirroring = Law(
    "mirroring", "a page in the mirror does the same", .all, .all.subtracting(.structure)
  ) { it, _ in
    try it.expectTurned(to: it.page.inAMirror.build(), .inAMirror(it.page)) { state, _ in state }
  }

  /// Symmetry: a page whose forward is its backward does the same, the other way round.
  public static let reversal = Law(
    "reversal", "reversing the direction reverses what happens",
    .all.subtracting([
      .headers, .cappedHeaders, .shortPages, .pageOffsets, .unknownContent, .pagerInsets,
      .connections,
    ]),
    [
      .touches, .severalPointers, .free, .latches, .drags, .flings, .wheels, .settling,
    ]
  ) { it, _ in
    try it.expectTurned(
      to: it.page.reversed.buildReversed(), .reversing, isExact: false
    ) { state, page in state.reversed(page) }
  }
}

extension LawCase {
  /// Plays the events on the page, and turned round on the page turned round; what stands where on
  /// the first, turned round, is what stands on the other.
  fileprivate func expectTurned(
    to other: (engine: ScrollEngine, ids: [NodeID]), _ turning: Turning, isExact: Bool = true,
    _ turn: (ScrollState, ScrollPage) -> ScrollState
  ) throws {
    var plain = ScrollPlayer(page)
    var turned = ScrollPlayer(other.engine, other.ids)
    for event in events {
      if event.isDiagonal || event.kinds.isSuperset(of: [.free, .latches]) { return }
      plain.play(event)
      turned.play(event.turned(turning))
      let expected = turn(plain.state, page)
      if isExact {
        try state(of: turned).expectSame(as: expected, "\(event), turned round:")
      } else {
        try state(of: turned).expectClose(to: expected, "\(event), turned round:")
      }
    }
  }
}

extension ScrollEvent {
  /// Both of its components are of one size.
  fileprivate var isDiagonal: Bool {
    switch action {
    case .moved(_, let at): abs(at.x - 200) == abs(at.y - 200) && at.x != 200
    case .ended(_, let velocity?): abs(velocity.x) == abs(velocity.y)
    case .wheel(_, let delta, _, _, _, _): abs(delta.x) == abs(delta.y)
    default: false
    }
  }
}
