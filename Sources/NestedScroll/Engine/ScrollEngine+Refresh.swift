extension ScrollEngine {
  /// Begins a refresh at an edge by command: its height is held open. Without a refresh there, or
  /// while one goes on, it does nothing.
  public mutating func beginRefresh(_ edge: Edge, of node: NodeID) {
    beginCall()
    defer { endCall() }
    guard let ref = reach(node), let state = tree.traits(of: ref)?.refresh(edge),
      state.phase != .refreshing
    else { return }
    hold(edge, of: ref)
  }

  /// Ends a refresh: its height closes again, and what then lies outside springs back.
  public mutating func endRefresh(_ edge: Edge, of node: NodeID) {
    beginCall()
    defer { endCall() }
    guard let ref = reach(node), let state = tree.traits(of: ref)?.refresh(edge),
      state.phase == .refreshing
    else { return }
    let before = tree[ref]
    setRefresh(.idle, edge, of: ref)
    tree.refreshExtent(of: ref)
    let slot = tree[ref]
    let outside = before.offset - before.offset.clamped(slot.lower, slot.upper)
    guard outside != 0 else { return }
    // What lies outside is shown where it was, as a stretch, and springs back.
    tree[ref].offset = before.offset.clamped(slot.lower, slot.upper)
    guard slot.flags.contains(.enabled) else { return }
    let band = tree.rubberBand(of: ref, physics: physics)
    let stretch = (outside + band.stretch(before.pull)).clamped(-band.length / 2, band.length / 2)
    tree.setPull(band.pull(stretch), of: ref)
    guard !isHeldByHand(ref) else { return }
    interruptMotions(of: ref)
    var route = singleRoute(ref, slot.axis, .content, .drag)
    releaseStretchedOnly(route)
    swap(&route, &single)
  }

  /// How far a refresh is pulled: 0 at rest, 1 from where it is armed.
  public func refreshProgress(_ edge: Edge, of node: NodeID) -> Double {
    guard let ref = tree.find(node), let state = tree.traits(of: ref)?.refresh(edge) else {
      return 0
    }
    switch state.phase {
    case .idle: return 0
    case .refreshing, .armed: return 1
    case .pulling:
      let pull = Swift.abs(tree[ref].pull)
      return state.refresh.trigger > 0 ? Swift.min(1, pull / state.refresh.trigger) : 1
    }
  }

  /// How far a refresh is; nil where there is none.
  public func refreshPhase(_ edge: Edge, of node: NodeID) -> RefreshPhase? {
    guard let ref = tree.find(node) else { return nil }
    return tree.traits(of: ref)?.refresh(edge)?.phase
  }

  /// A node with a refresh was pulled or let back.
  mutating func refreshPulled(_ ref: Ref) {
    for edge in Edge.allCases {
      guard let state = tree.traits(of: ref)?.refresh(edge), state.phase != .refreshing else {
        continue
      }
      let held = isHeld(ref) ? tree[ref].pull : 0
      let pull = edge == .start ? -held : held
      let phase: RefreshPhase =
        pull <= 0 ? .idle : pull >= state.refresh.trigger ? .armed : .pulling
      setRefresh(phase, edge, of: ref)
    }
  }

  /// A node with a refresh is let go: armed, it refreshes; else it is idle again.
  mutating func releaseRefresh(of ref: Ref) {
    guard tree[ref].flags.contains(.hasRefresh) else { return }
    for edge in Edge.allCases {
      guard let state = tree.traits(of: ref)?.refresh(edge) else { continue }
      switch state.phase {
      case .armed: hold(edge, of: ref)
      case .pulling: setRefresh(.idle, edge, of: ref)
      case .idle, .refreshing: break
      }
    }
  }

  /// Opens the height of a refresh. A node at that edge moves to the new one.
  private mutating func hold(_ edge: Edge, of ref: Ref) {
    let before = tree[ref]
    let shown = before.offset + stretch(of: ref)
    setRefresh(.refreshing, edge, of: ref)
    tree.refreshExtent(of: ref)
    let slot = tree[ref]
    let isAtEdge = edge == .start ? before.offset == before.lower : before.offset == before.upper
    guard isAtEdge else { return }
    let target = edge == .start ? slot.lower : slot.upper
    let isStretched = edge == .start ? before.pull < 0 : before.pull > 0
    guard isStretched else {
      guard before.pull == 0 else { return }
      // A bounce at the other edge that has just begun would stretch it there.
      for at in motions.indices where motions[at].isActive && motions[at].node == ref {
        if case .spring = motions[at].curve { finish(at, .interrupted) }
      }
      place(ref, at: target)
      return
    }
    let offset = shown.clamped(slot.lower, slot.upper)
    tree[ref].offset = offset
    let band = tree.rubberBand(of: ref, physics: physics)
    tree.setPull(band.pull(shown - offset), of: ref)
    guard tree[ref].pull == 0, offset != target, !isHeldByHand(ref) else {
      return renewSpring(of: ref)
    }
    startSnap(ref, to: target, velocity: 0)
  }

  private mutating func setRefresh(_ phase: RefreshPhase, _ edge: Edge, of ref: Ref) {
    let place = Int(tree[ref].traits)
    guard place >= 0, let old = tree.traits[place].refresh(edge), old.phase != phase else { return }
    if edge == .start {
      tree.traits[place].refreshAtStart?.phase = phase
    } else {
      tree.traits[place].refreshAtEnd?.phase = phase
    }
    report.refreshChanges.append(
      RefreshChange(node: tree.id(ref), edge: edge, from: old.phase, to: phase))
  }

  /// A finger, a phased wheel or a delta without a gesture holds what it pulls: nothing moves it.
  private func isHeld(_ ref: Ref) -> Bool {
    if isHeldByHand(ref) { return true }
    return !isMoved(ref) && !(wheels.isActive && !gestures[Gesture.ofWheel].isHeld)
  }

  /// Whether a finger or a pad moves the node, its axis being decided.
  func isHeldByHand(_ ref: Ref) -> Bool {
    for at in gestures.indices where gestures[at].isHeld {
      for axis in Axis.allCases where gestures[at].counts(axis) {
        if gestures[at][route: axis].moves(ref) { return true }
      }
    }
    return false
  }
}
