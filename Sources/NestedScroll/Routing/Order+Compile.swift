extension Tree {
  /// Brings a route up to date with the tree: its chain, and its order for both directions.
  /// - Complexity: O(depth).
  func compile(_ route: inout Route) {
    guard route.epoch != epoch else { return }
    fillChain(of: &route)
    if route.isToTop { return compileToTop(&route) }
    // The orders are moved out while they are filled, so that their arrays stay their own.
    var order = Order()
    swap(&order, &route.forward)
    OrderCompiler(tree: self, route: route, goingForward: true).compile(into: &order)
    swap(&order, &route.forward)
    swap(&order, &route.backward)
    OrderCompiler(tree: self, route: route, goingForward: false).compile(into: &order)
    swap(&order, &route.backward)
    route.forward.input = route.input
    route.backward.input = route.input
    route.epoch = epoch
  }

  /// The order in which a whole chain goes to its start: everyone to its end, innermost first.
  private func compileToTop(_ route: inout Route) {
    route.forward.removeAll()
    route.backward.removeAll()
    for (at, link) in route.links.enumerated() where !link.isBarred && !link.isInert {
      let slot = slots[link.ref.index]
      route.backward.stops.append(
        Stop(
          kind: .own, isSpecial: !slot.flags.isDisjoint(with: [.isPager, .isHeader]),
          ref: link.ref, link: Int32(at), sign: 1, limit: slot.lower))
      route.backward.last = link.ref
    }
    route.epoch = epoch
  }
}

/// Turns a chain and its policies into an order for one physical direction.
///
/// Links are worked through twice, from the innermost out and back, since depth has no limit and a
/// recursion would have one.
private struct OrderCompiler {
  let tree: Tree
  let links: [ChainLink]
  let goingForward: Bool
  /// The link of the innermost node; -1 where all links are ancestors.
  let start: Int
  /// The first link of the chain proper, after what continues down.
  let first: Int
  let firstAncestor: Int
  /// The node the deltas land on: its own code is not asked, only that of those around it.
  let landing: Ref

  init(tree: Tree, route: Route, goingForward: Bool) {
    self.tree = tree
    self.goingForward = goingForward
    links = route.links
    start = route.hasStart ? route.startLink : -1
    landing = route.isOrphaned ? .none : route.start
    first = route.ownLinks
    firstAncestor = route.hasStart ? start + 1 : first
  }

  func compile(into order: inout Order) {
    order.removeAll()
    guard first < links.count || startsBelow else { return }
    let outermost = first < links.count ? lastLinked() : first - 1
    addClaims(to: outermost, &order)
    if startsBelow { addDescendants(goingForward: descendantsGoForward, &order) }
    if first < links.count { addOrder(to: outermost, &order) }
    addPulls(to: outermost, &order)
    addClosers(to: outermost, &order)
    for stop in order.stops.reversed() where stop.moves {
      order.last = stop.ref
      break
    }
    order.isPlain = order.closers.isEmpty && isPlain(order.stops)
  }

  private func isPlain(_ stops: [Stop]) -> Bool {
    for stop in stops {
      if !stop.moves || stop.isSpecial { return false }
      // Whoever claims a part of its way has its own turn after it for the rest.
      if stop.kind == .claim, stop.limit != end(links[Int(stop.link)]) { return false }
    }
    return true
  }

  // The links

  /// The last link that something from `first` can reach: the first that keeps all to itself.
  private func lastLinked() -> Int {
    var at = first
    while at + 1 < links.count, links[at].isBarred || mode(at) != .selfOnly { at += 1 }
    return at
  }

  private func moves(_ at: Int) -> Bool { !links[at].isBarred && !links[at].isInert }

  private func direction(_ link: ChainLink) -> Direction {
    (link.sign > 0) == goingForward ? .forward : .backward
  }

  private func mode(_ at: Int) -> Link {
    let link = links[at]
    let mode = tree[link.ref].policyCode.mode(direction(link))
    if link.isInert {
      let contains = mode == .selfOnly && !tree[link.ref].isTransparent
      return contains ? .selfOnly : .selfFirst
    }
    // Side by side with nobody is by itself.
    return mode == .parallel && at + 1 == links.count ? .selfFirst : mode
  }

  private func turn(_ link: ChainLink) -> Turn {
    let slot = tree[link.ref]
    let untils = slot.traits < 0 ? Untils() : tree.traits[Int(slot.traits)].untils
    return slot.policyCode.policy(untils: untils)[direction(link)]
  }

  private func end(_ link: ChainLink) -> Double {
    direction(link) == .forward ? tree[link.ref].upper : tree[link.ref].lower
  }

  /// Where a header touch leaves what continues down from it, on the way back.
  private func base(_ link: ChainLink) -> Double {
    link.base.clamped(tree[link.ref].lower, tree[link.ref].upper)
  }

  /// The offset a reach ends at; nil where it goes nowhere.
  private func limit(_ reach: Reach, _ link: ChainLink) -> Double? {
    switch reach {
    case .none: nil
    case .whole: end(link)
    case .until(let offset): offset.clamped(tree[link.ref].lower, tree[link.ref].upper)
    }
  }

  private func stop(_ kind: Stop.Kind, _ at: Int, _ limit: Double) -> Stop {
    let link = links[at]
    let slot = tree[link.ref]
    let isCapped = slot.flags.contains(.isHeader) && tree.cappedHeaders.contains(link.ref)
    return Stop(
      kind: kind, isSpecial: slot.flags.contains(.isPager) || isCapped, ref: link.ref,
      link: Int32(at), sign: link.sign, limit: limit)
  }

  // The order

  private func addClaims(to outermost: Int, _ order: inout Order) {
    for at in stride(from: outermost, through: firstAncestor, by: -1) where moves(at) {
      let link = links[at]
      if asksCode(at) { order.stops.append(stop(.before, at, 0)) }
      if let limit = limit(turn(link).preScroll, link) {
        order.stops.append(stop(.claim, at, limit))
      }
    }
    if start >= 0, asksCode(start) { order.stops.append(stop(.before, start, 0)) }
  }

  /// A consumer's code at a node is asked on its descendants' deltas.
  private func asksCode(_ at: Int) -> Bool {
    tree[links[at].ref].flags.contains(.hasConnection) && links[at].ref != landing
  }

  private func addOrder(to outermost: Int, _ order: inout Order) {
    // The fork or barrier whose end is still to come; each knows the one around it.
    var open: Int32 = -1
    for at in first...outermost {
      if links[at].isBarred {
        begin(.barrier, at, end(links[at]), &open, &order)
        continue
      }
      switch mode(at) {
      case .selfFirst, .selfOnly: addOwn(at, &order)
      case .parentFirst: break
      case .parallel:
        begin(.fork, at, 0, &open, &order)
        let fork = open
        addOwn(at, &order)
        var branch = stop(.branch, at, 0)
        branch.jump = fork
        order.stops.append(branch)
      }
    }
    for at in stride(from: outermost, through: first, by: -1) {
      if links[at].isBarred {
        let barrier = Int(open)
        open = order.stops[barrier].jump
        order.stops[barrier].jump = Int32(order.stops.count)
      } else if mode(at) == .parentFirst {
        addOwn(at, &order)
      } else if mode(at) == .parallel {
        var join = stop(.join, at, 0)
        join.jump = open
        open = order.stops[Int(open)].jump
        order.stops.append(join)
      }
    }
  }

  private func begin(
    _ kind: Stop.Kind, _ at: Int, _ limit: Double, _ open: inout Int32, _ order: inout Order
  ) {
    var stop = stop(kind, at, limit)
    stop.jump = open
    open = Int32(order.stops.count)
    order.stops.append(stop)
  }

  /// A node by itself: the one the route starts at to its end, with what continues down from it;
  /// an ancestor as far as its post turn goes.
  private func addOwn(_ at: Int, _ order: inout Order) {
    let link = links[at]
    guard at == start else {
      guard moves(at) else { return }
      if let limit = limit(turn(link).postScroll, link) {
        order.stops.append(stop(.own, at, limit))
      }
      if asksCode(at) { order.stops.append(stop(.after, at, 0)) }
      return
    }
    let isForward = direction(link) == .forward
    if isForward, !link.isInert { order.stops.append(stop(.own, at, end(link))) }
    addDescendants(goingForward: isForward, &order)
    if !isForward, !link.isInert { order.stops.append(stop(.own, at, end(link))) }
    if asksCode(at) { order.stops.append(stop(.after, at, 0)) }
  }

  /// What continues down from a header touch: on to the ends, outermost first; back to where it
  /// stood, innermost first.
  private func addDescendants(goingForward isForward: Bool, _ order: inout Order) {
    if isForward {
      for inner in stride(from: first - 1, through: 0, by: -1) {
        order.stops.append(stop(.own, inner, end(links[inner])))
      }
    } else {
      for inner in 0..<first { order.stops.append(stop(.own, inner, base(links[inner]))) }
    }
  }

  /// The same where the touched node is not of the axis: the descendants come before all ancestors.
  private var startsBelow: Bool { start < 0 && first > 0 }

  private var descendantsGoForward: Bool { direction(links[0]) == .forward }

  // Who may be stretched

  /// The order walked backwards, but in a parallel pair the node before its ancestors.
  private func addPulls(to outermost: Int, _ order: inout Order) {
    if first <= outermost {
      for at in first...outermost where !links[at].isBarred {
        let mode = mode(at)
        if mode == .parentFirst || mode == .parallel { addPull(at, &order) }
      }
      for at in stride(from: outermost, through: first, by: -1) where !links[at].isBarred {
        let mode = mode(at)
        if mode == .selfFirst || mode == .selfOnly { addPull(at, &order) }
      }
    }
    if startsBelow {
      let isForward = descendantsGoForward
      for inner in 0..<first { append(isForward ? inner : first - 1 - inner, &order) }
    }
    guard firstAncestor <= outermost else { return }
    for at in firstAncestor...outermost where moves(at) {
      if turn(links[at]).preScroll != .none { append(at, &order) }
    }
  }

  private func addPull(_ at: Int, _ order: inout Order) {
    let link = links[at]
    guard at == start else {
      let turn = turn(link)
      guard let post = limit(turn.postScroll, link) else { return }
      // A turn that gets no further than the claim before it does not count.
      if let claim = limit(turn.preScroll, link),
        direction(link) == .forward ? post <= claim : post >= claim
      {
        return
      }
      append(at, &order)
      return
    }
    if direction(link) == .forward {
      for inner in 0..<first { append(inner, &order) }
      append(at, &order)
    } else {
      append(at, &order)
      for inner in stride(from: first - 1, through: 0, by: -1) { append(inner, &order) }
    }
  }

  private func append(_ at: Int, _ order: inout Order) {
    guard !links[at].isInert else { return }
    order.pulls.append(
      PullCandidate(ref: links[at].ref, link: Int32(at), sign: links[at].sign))
  }

  // Pagers that close

  private func addClosers(to outermost: Int, _ order: inout Order) {
    for at in stride(from: links.count - 1, through: 0, by: -1) where links[at].closes {
      guard !isInParallelPair(at, outermost) else { continue }
      var isNamed = false
      for stop in order.stops where stop.moves && stop.link == Int32(at) { isNamed = true }
      order.closers.append(Order.Closer(link: Int32(at), isNamed: isNamed))
    }
  }

  private func isInParallelPair(_ at: Int, _ outermost: Int) -> Bool {
    guard first <= at, at <= outermost else { return false }
    for inner in first...at where !links[inner].isBarred && mode(inner) == .parallel {
      return true
    }
    return false
  }
}

extension Stop {
  /// It is a turn in which the node itself moves.
  var moves: Bool { kind == .claim || kind == .own }
}
