/// What the node in which a decay would end makes of it.
struct Aim: Sendable {
  /// The node in which it ends.
  var node: Ref
  /// Where the node is to lie.
  var target: Double
  /// How far the curve goes if it takes the node there.
  var distance: Double
  /// How far it goes for the nodes before that one.
  var others: Double
  /// The target lies against the curve, or others would take what it has to go: the node goes there
  /// alone.
  var isAlone: Bool
}

extension ScrollEngine {
  /// Makes a curve end where the node in which it ends is to rest.
  /// - Returns: whether anything is left of the curve.
  mutating func retarget(_ at: Int, velocity: Double) -> Bool {
    motions[at].decided = .none
    motions[at].target = .nan
    let total = motions[at].total
    let ahead = tree.project(total, along: &motions[at].route, stopsAtPins: true)
    if ahead.pin == nil, ahead.lastMover >= 0 {
      let link = motions[at].route.links[Int(ahead.lastMover)]
      if choosesLanding(link.ref) {
        motions[at].decided = link.ref
      }
    }
    guard var aim = aim(total, ahead, velocity: velocity, along: motions[at].route) else {
      return true
    }
    if !aim.isAlone { aim.isAlone = !leads(aim, along: &motions[at].route) }
    // On its rest but for rounding it has nowhere to go.
    if tree[aim.node].offset.isAt(aim.target), Swift.abs(aim.others) <= physics.rest {
      return false
    }
    if aim.isAlone {
      // The node goes there alone, the curve ends with the others.
      startSnap(aim.node, to: aim.target, velocity: velocity * tree[aim.node].sign)
      guard Swift.abs(aim.others) > physics.rest else { return false }
      motions[at].curve = .approach(
        Approach(distance: aim.others, velocity: velocity, physics: physics, pace: .fling))
      return true
    }
    guard aim.distance * velocity > 0 else { return false }
    motions[at].target = aim.target
    motions[at].curve = .approach(
      Approach(distance: aim.distance, velocity: velocity, physics: physics, pace: .fling))
    return true
  }

  /// Whether a curve of the aim's distance would take its node to its target.
  private func leads(_ aim: Aim, along route: inout Route) -> Bool {
    _ = tree.project(aim.distance, along: &route, stopsAtPins: true)
    for (at, link) in route.links.enumerated() where link.ref == aim.node {
      return route.positions[at].isAt(aim.target)
    }
    return false
  }

  /// Where the node in which a curve of `total` ends wants it to end; nil: where it does. The route
  /// holds the landings that were foreseen.
  func aim(
    _ total: Double, _ ahead: Projection, velocity: Double, along route: Route
  ) -> Aim? {
    guard ahead.pin == nil, ahead.lastMover >= 0 else { return nil }
    let link = route.links[Int(ahead.lastMover)]
    guard choosesLanding(link.ref) else { return nil }
    let start = tree[link.ref].offset
    let end = route.positions[Int(ahead.lastMover)]
    // What the chain leaves would have gone on in the node, had it the room.
    let question = SnapQuestion(
      start: start, landing: end + ahead.left * link.sign, velocity: velocity * link.sign,
      wentForward: went(link, along: route))
    guard let target = landing(of: link.ref, question), target != end else { return nil }
    let taken = total - ahead.left
    return Aim(
      node: link.ref, target: target,
      distance: taken - (end - target) * link.sign,
      others: taken - (end - start) * link.sign,
      isAlone: (target - start) * velocity * link.sign < 0)
  }

  /// Whether a node has a say in where it lands.
  func choosesLanding(_ ref: Ref) -> Bool {
    pixelLength != nil || tree.traits(of: ref)?.landing != nil || tree.rests(of: ref) != nil
  }

  /// Where a node that is let go comes to rest: on a rest of its own, on a whole pixel, or where the
  /// consumer's rule says. Nil: where it lands, freely.
  func landing(of ref: Ref, _ question: SnapQuestion) -> Double? {
    let slot = tree[ref]
    var target = tree.rests(of: ref)?.target(
      question, tree.snapNumbers(of: ref, physics: physics))
    let landing = question.landing.clamped(slot.lower, slot.upper)
    // At an edge it bounces, on a whole pixel or not.
    let isInside = question.landing > slot.lower && question.landing < slot.upper
    if target == nil, isInside, question.velocity != 0, let pixelLength {
      target = ((landing / pixelLength + 0.5).floor * pixelLength).clamped(slot.lower, slot.upper)
    }
    guard let rule = tree.traits(of: ref)?.landing, slot.flags.contains(.enabled) else {
      return target
    }
    let projected = target ?? landing
    let answer = rule.willEnd(
      LandingTurn(
        start: question.start, velocity: question.velocity, projected: projected,
        extent: slot.lower...slot.upper))
    guard answer == answer else { return target }
    var chosen = answer.clamped(slot.lower, slot.upper) + 0
    if slot.flags.contains(.isPager) {
      chosen = tree.rest(ofPage: tree.nearestPage(to: chosen, in: ref, from: -1), in: ref)
    }
    return chosen == projected ? target : chosen
  }

  // Looking ahead

  /// Where a node will be once what moves it has come to its end, in points; its offset if nothing
  /// moves it, nil for a stale id.
  ///
  /// It tells at any moment of a motion, and moves nothing. A stretch counts as closed, a spring that
  /// swings back into its content with the fling that it becomes. Left out are what a consumer's
  /// `Connection` will take, which can't be known, and the snap of a node that the motion leaves
  /// between its rests: that is another motion.
  /// - Complexity: O(depth); allocates nothing.
  public func landing(of node: NodeID) -> Double? {
    guard let ref = tree.find(node) else { return nil }
    for at in motions.indices where motions[at].isActive {
      if let landing = landing(of: ref, by: at) { return landing }
    }
    return tree[ref].offset
  }

  /// Where a motion takes a node; nil if it moves it nowhere.
  func landing(of ref: Ref, by at: Int) -> Double? {
    // Only stored fields are read: a whole motion would be copied with all its arrays.
    if !motions[at].node.isNone {
      switch motions[at].curve {
      case .approach(let approach):
        guard motions[at].node == ref else { return nil }
        let end = motions[at].routed + approach.distance
        return end.clamped(tree[ref].lower, tree[ref].upper)
      case .spring:
        guard case .crossing = motions[at].event else {
          return motions[at].node == ref ? tree[ref].offset : nil
        }
      case .decay: break
      }
    }
    let links = motions[at].route.links
    let positions = motions[at].route.positions
    // A pager swings back by itself, though it takes no flings.
    let own = motions[at].node
    for link in links.indices where links[link].ref == ref {
      if links[link].isBarred, ref != own { return nil }
      return link < positions.count ? positions[link] : tree[ref].offset
    }
    return nil
  }

  /// Leaves in a spring's route where its chain will be once it has swung back and gone on.
  mutating func foreseeCrossing(_ at: Int, velocity: Double) {
    let ref = motions[at].node
    var route = Route()
    swap(&route, &motions[at].route)
    defer { swap(&route, &motions[at].route) }
    if tree[ref].flags.contains(.isPager) {
      _ = tree.project(0, along: &route, stopsAtPins: true)
      let target = restTarget(of: ref, velocity: velocity, wentForward: velocity > 0)
      return land(ref, at: target ?? tree[ref].offset, in: &route)
    }
    let physical = velocity * tree[ref].sign
    let total = Fling(velocity: physical, physics: physics).total
    let ahead = tree.project(total, along: &route, stopsAtPins: true)
    if let aim = aim(total, ahead, velocity: physical, along: route) {
      land(aim.node, at: aim.target, in: &route)
    }
  }

  private func land(_ ref: Ref, at offset: Double, in route: inout Route) {
    for at in route.positions.indices where route.links[at].ref == ref {
      route.positions[at] = offset
    }
  }
}
