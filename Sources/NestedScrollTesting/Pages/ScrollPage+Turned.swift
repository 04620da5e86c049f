import NestedScroll

/// Pages turned round, and events to match: what symmetries are stated with.
extension ScrollPage {
  /// Every horizontal node vertical and the other way round. Headers are always vertical, and only
  /// horizontal nodes are laid out right to left.
  var withAxesSwapped: ScrollPage {
    var page = self
    for index in page.nodes.indices {
      page.nodes[index].node = nodes[index].node.withAxisSwapped
    }
    return page
  }

  /// Every length times a power of two, those of the constants too.
  func scaled(by factor: Double) -> ScrollPage {
    var page = self
    page.slop *= factor
    page.physics = physics.scaled(by: factor)
    for index in page.nodes.indices {
      page.nodes[index].node = nodes[index].node.scaled(by: factor)
    }
    return page
  }
}

extension Node {
  /// The same node on the other axis.
  var withAxisSwapped: Node {
    Node(
      axis.cross, viewport: viewport, content: content, insets: insets, offset: offset,
      isEnabled: isEnabled, inputs: inputs, policy: policy, edges: edges, header: header,
      pager: pager, snap: snap, anchor: anchor, refreshAtStart: refreshAtStart,
      refreshAtEnd: refreshAtEnd, stopsAtPin: stopsAtPin, direction: direction, view: view,
      position: position, connection: connection, landing: landing)
  }

  func scaled(by factor: Double) -> Node {
    var node = self
    node.viewport *= factor
    node.content = content.map { $0 * factor }
    node.insets = Insets(start: insets.start * factor, end: insets.end * factor)
    node.offset = offset.map { $0 * factor }
    node.policy = policy.scaled(by: factor)
    node.header?.height *= factor
    node.header?.stay *= factor
    node.pager?.pageLength = pager?.pageLength.map { $0 * factor }
    node.pager?.spacing *= factor
    if let pager { node.pager?.rule = pager.rule.scaled(by: factor, default: 400) }
    node.snap = snap?.scaled(by: factor)
    node.refreshAtStart = refreshAtStart.map { $0.scaled(by: factor) }
    node.refreshAtEnd = refreshAtEnd.map { $0.scaled(by: factor) }
    node.position = position.map { $0 * factor }
    return node
  }
}

extension Physics {
  func scaled(by factor: Double) -> Physics {
    var physics = self
    physics.rest *= factor
    physics.minVelocity *= factor
    physics.maxVelocity = maxVelocity.map { $0 * factor }
    physics.bandLength = bandLength.map { $0 * factor }
    physics.power.deceleration *= factor
    physics.drag.friction *= factor
    return physics
  }
}

extension Policy {
  func scaled(by factor: Double) -> Policy {
    func scaled(_ reach: Reach) -> Reach {
      if case .until(let offset) = reach { .until(offset * factor) } else { reach }
    }
    func scaled(_ turn: Turn) -> Turn {
      Turn(
        preScroll: scaled(turn.preScroll), postScroll: scaled(turn.postScroll), mode: turn.mode)
    }
    return Policy(forward: scaled(forward), backward: scaled(backward))
  }
}

extension SnapRule {
  /// A velocity that is left out counts as another one; scaled it must be said.
  func scaled(by factor: Double, default velocity: Double?) -> SnapRule {
    var rule = self
    rule.minVelocity = (minVelocity ?? velocity).map { $0 * factor }
    return rule
  }
}

extension Snap {
  func scaled(by factor: Double) -> Snap {
    var snap = self
    snap.range = range.map { $0 * factor }
    snap.rule = rule.scaled(by: factor, default: nil)
    snap.points = points.map { point in
      var point = point
      point.range = point.range.map { $0 * factor }
      switch point.shape {
      case .offset(let at): point.shape = .offset(at * factor)
      case .range(let from, let to): point.shape = .range(from: from * factor, to: to * factor)
      case .series(let every, let from, let to, let at):
        point.shape = .series(
          every: every * factor, from: from * factor, to: to * factor, at: at * factor)
      }
      return point
    }
    return snap
  }
}

extension Refresh {
  func scaled(by factor: Double) -> Refresh {
    Refresh(trigger: trigger * factor, hold: hold * factor)
  }
}
