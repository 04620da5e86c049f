/// One delta on its way: what is left of it, and what happened.
struct Delivery: Sendable {
  let axis: Axis
  /// It may stretch a node at an edge.
  let pulls: Bool
  /// Every turn is written down.
  let explains: Bool
  /// The delta.
  let whole: Double
  /// It ends where a node that ends flings comes to its end.
  var endsAtPins = false
  /// What nobody has taken yet, in the sign of the delta.
  var left: Double
  /// A node whose moving has consequences beyond its offset moved.
  var movedSpecial = false
  /// The link that barred the way; past all of them, none did.
  var barredAt = Int32.max
  var barredBy = Ref.none
  /// The link of the node that a latch keeps to since this delta; negative: since before it.
  var latchedAt: Int32 = 0
}

extension Tree {
  /// Routes one delta: unwinding, closing pagers, the compiled order, overscroll. What each node
  /// took is added to the report; the delivery says what is left.
  ///
  /// The route must be compiled. Nothing is allocated, but where a report grows beyond any before.
  mutating func route(
    _ delta: Double, along route: inout Route, pulls: Bool, explains: Bool = false,
    into report: inout Report
  ) -> Delivery {
    var delivery = Delivery(
      axis: route.axis, pulls: pulls, explains: explains, whole: delta, left: delta)
    guard delta != 0, !route.links.isEmpty else { return delivery }
    let latched = route.latch.node
    if !latched.isNone { delivery.latchedAt = -1 }
    if pulledCount > 0 { unwind(route.links, &route.latch, &delivery, &report) }
    delivery.endsAtPins = route.endsAtPins
    if delta > 0 {
      close(route.forward.closers, &route, &delivery, &report)
      run(&route.forward, &route.latch, &delivery, &report)
      stretch(route.forward.pulls, &route.latch, &delivery, &report)
    } else {
      close(route.backward.closers, &route, &delivery, &report)
      run(&route.backward, &route.latch, &delivery, &report)
      stretch(route.backward.pulls, &route.latch, &delivery, &report)
    }
    if route.latch.node != latched { route.epoch = 0 }
    return delivery
  }

  /// The order: each stop takes what fits before its limit.
  private mutating func run(
    _ order: inout Order, _ latch: inout LatchState, _ delivery: inout Delivery,
    _ report: inout Report
  ) {
    let isForward = delivery.left > 0
    var at = 0
    let end = order.stops.count
    while at < end {
      let stop = order.stops[at]
      at += 1
      switch stop.kind {
      case .claim, .own:
        guard delivery.left != 0 else { continue }
        guard latch.allows(stop.ref, stop.link, after: delivery.latchedAt) else { continue }
        let offered = delivery.left
        let took = move(stop.ref, by: offered, sign: stop.sign, until: stop.limit, &delivery)
        if took != 0 {
          note(took, stop.ref, stop.link, &latch, &delivery, &report)
          delivery.movedSpecial = delivery.movedSpecial || stop.isSpecial
          if delivery.endsAtPins, isPin(slots[stop.ref.index].offset, of: stop.ref) {
            delivery.left = 0
          }
        }
        if delivery.explains {
          explain(stop.ref, stop.kind == .claim ? .preScroll : .own, offered, took, &report)
        }
      case .before, .after:
        askConnection(stop, order.input, latch, &delivery, &report)
      case .barrier:
        let slot = slots[stop.ref.index]
        guard slot.offset != stop.limit else { continue }
        if delivery.barredAt == .max {
          delivery.barredAt = stop.link
          delivery.barredBy = stop.ref
        }
        if delivery.explains { explain(stop.ref, .barring, delivery.left, 0, &report) }
        at = Int(stop.jump)
      case .fork:
        order.stops[at - 1].whole = delivery.left
      case .branch:
        let fork = Int(stop.jump)
        order.stops[fork].rest = delivery.left
        delivery.left = order.stops[fork].whole
      case .join:
        let rest = order.stops[Int(stop.jump)].rest
        delivery.left = isForward ? Swift.min(rest, delivery.left) : Swift.max(rest, delivery.left)
      }
    }
  }

  /// Moves a node with what is left, at most up to a limit, and lands on the limit exactly.
  /// - Returns: what it took, in the sign of the delta.
  @inline(__always)
  private mutating func move(
    _ ref: Ref, by delta: Double, sign: Double, until limit: Double, _ delivery: inout Delivery
  ) -> Double {
    let logical = delta * sign
    let offset = slots[ref.index].offset
    let room = limit - offset
    if logical > 0 {
      guard room > 0 else { return 0 }
      if logical < room {
        slots[ref.index].offset = Swift.min(offset + logical, limit)
        delivery.left = 0
        return delta
      }
    } else {
      guard room < 0 else { return 0 }
      if logical > room {
        slots[ref.index].offset = Swift.max(offset + logical, limit) + 0
        delivery.left = 0
        return delta
      }
    }
    slots[ref.index].offset = limit
    delivery.left = logical == room ? 0 : (logical - room) * sign
    return logical == room ? delta : room * sign
  }

  private mutating func askConnection(
    _ stop: Stop, _ input: Inputs, _ latch: LatchState,
    _ delivery: inout Delivery, _ report: inout Report
  ) {
    guard delivery.left != 0, latch.allows(stop.ref, stop.link, after: delivery.latchedAt) else {
      return
    }
    let place = Int(slots[stop.ref.index].traits)
    guard place >= 0, let connection = traits[place].connection else { return }
    let offered = delivery.left
    let turn = ConnectionTurn(
      available: offered * stop.sign,
      consumed: stop.kind == .before ? 0 : (delivery.whole - offered) * stop.sign, input: input)
    let answer =
      (stop.kind == .before ? connection.before(turn) : connection.after(turn)) * stop.sign
    let took =
      answer != answer ? 0 : offered > 0 ? answer.clamped(0, offered) : answer.clamped(offered, 0)
    delivery.left = took == offered ? 0 : offered - took
    if took != 0 { report.add(took, by: id(stop.ref), along: delivery.axis) }
    if delivery.explains {
      explain(stop.ref, stop.kind == .before ? .before : .after, offered, took, &report)
    }
  }

  /// What a node took, written down; a latch keeps to the first that took something.
  @inline(__always)
  private func note(
    _ took: Double, _ ref: Ref, _ link: Int32, _ latch: inout LatchState,
    _ delivery: inout Delivery, _ report: inout Report
  ) {
    report.add(took, by: id(ref), along: delivery.axis)
    latch.keep(to: ref, link, since: &delivery.latchedAt)
  }

  func explain(
    _ ref: Ref, _ reason: Offer.Reason, _ offered: Double, _ took: Double, _ report: inout Report
  ) {
    report.offers.append(Offer(node: id(ref), reason: reason, offered: offered, took: took))
  }

  // Unwinding

  /// Takes back, innermost first, what is stretched the other way.
  private mutating func unwind(
    _ links: [ChainLink], _ latch: inout LatchState, _ delivery: inout Delivery,
    _ report: inout Report
  ) {
    for at in links.indices where delivery.left != 0 {
      let link = links[at]
      guard !link.isBarred, !link.isInert else { continue }
      guard latch.allows(link.ref, Int32(at), after: delivery.latchedAt) else { continue }
      let pull = slots[link.ref.index].pull
      let logical = delivery.left * link.sign
      guard pull * logical < 0 else { continue }
      let offered = delivery.left
      let took: Double
      if Swift.abs(logical) < Swift.abs(pull) {
        setPull(pull + logical, of: link.ref)
        took = offered
        delivery.left = 0
      } else {
        setPull(0, of: link.ref)
        took = -pull * link.sign
        delivery.left = (logical + pull) * link.sign
      }
      note(took, link.ref, Int32(at), &latch, &delivery, &report)
      delivery.movedSpecial = true
      if delivery.explains { explain(link.ref, .unwinding, offered, took, &report) }
    }
  }

  // Closing

  /// Pagers that stand between pages go first, outermost first.
  private mutating func close(
    _ closers: [Order.Closer], _ route: inout Route, _ delivery: inout Delivery,
    _ report: inout Report
  ) {
    for closer in closers where delivery.left != 0 {
      let link = route.links[Int(closer.link)]
      let logical = delivery.left * link.sign
      guard let limit = closingLimit(link, isNamed: closer.isNamed, logical > 0) else { continue }
      guard route.latch.allows(link.ref, closer.link, after: delivery.latchedAt) else { continue }
      let offered = delivery.left
      let took = move(link.ref, by: offered, sign: link.sign, until: limit, &delivery)
      guard took != 0 else { continue }
      note(took, link.ref, closer.link, &route.latch, &delivery, &report)
      delivery.movedSpecial = true
      if delivery.explains { explain(link.ref, .closing, offered, took, &report) }
      if delivery.endsAtPins, isPin(slots[link.ref.index].offset, of: link.ref) {
        delivery.left = 0
      }
    }
  }

  /// How far a pager goes before everything else; nil where it stands on its page.
  func closingLimit(_ link: ChainLink, isNamed: Bool, _ isForward: Bool) -> Double? {
    let slot = slots[link.ref.index]
    guard link.page >= 0 else { return boundary(ahead: isForward, of: link.ref) }
    let rest = rest(ofPage: Int(link.page), in: link.ref)
    if slot.offset == rest { return nil }
    if (rest > slot.offset) == isForward { return rest }
    guard isNamed else { return nil }
    return isForward ? slot.upper : slot.lower
  }

  /// The next page boundary of a pager that is itself what the finger scrolls; nil on one.
  private func boundary(ahead isForward: Bool, of ref: Ref) -> Double? {
    guard let state = pager(of: ref), !state.pages.isEmpty else { return nil }
    let offset = slots[ref.index].offset
    let near = nearestPage(to: offset, in: ref, from: state.current)
    let rest = rest(ofPage: near, in: ref)
    if rest == offset { return nil }
    if (rest > offset) == isForward { return rest }
    let ahead = isForward ? near + 1 : near - 1
    guard ahead >= 0, ahead < state.pages.count else { return nil }
    return self.rest(ofPage: ahead, in: ref)
  }

  // Overscroll

  /// Stretches with what is left: the node that is stretched that way already, else the innermost
  /// with a refresh at its edge, else the first that bounces there.
  private mutating func stretch(
    _ candidates: [PullCandidate], _ latch: inout LatchState, _ delivery: inout Delivery,
    _ report: inout Report
  ) {
    guard delivery.pulls, delivery.left != 0, !candidates.isEmpty else { return }
    guard
      let candidate = overscrollOwner(
        among: candidates, of: delivery.left, barredAt: delivery.barredAt, latch,
        latchedAt: delivery.latchedAt)
    else { return }
    let took = delivery.left
    setPull((slots[candidate.ref.index].pull + took * candidate.sign).asLength, of: candidate.ref)
    delivery.left = 0
    note(took, candidate.ref, candidate.link, &latch, &delivery, &report)
    delivery.movedSpecial = true
    if delivery.explains { explain(candidate.ref, .overscroll, took, took, &report) }
  }

  /// Who would be stretched at the end of a route, in one physical direction.
  func overscrollOwner(
    of route: Route, goingForward: Bool, barredAt: Int32
  ) -> PullCandidate? {
    overscrollOwner(
      among: goingForward ? route.forward.pulls : route.backward.pulls,
      of: goingForward ? 1 : -1, barredAt: barredAt, route.latch, latchedAt: 0)
  }

  private func overscrollOwner(
    among candidates: [PullCandidate], of delta: Double, barredAt: Int32, _ latch: LatchState,
    latchedAt: Int32
  ) -> PullCandidate? {
    var bouncer = -1
    var refresher = -1
    for at in candidates.indices {
      let candidate = candidates[at]
      guard candidate.link < barredAt,
        latch.allows(candidate.ref, candidate.link, after: latchedAt)
      else { continue }
      let slot = slots[candidate.ref.index]
      let logical = delta * candidate.sign
      if slot.pull * logical > 0 { return candidate }
      let edge: Edge = logical > 0 ? .end : .start
      guard slot.offset == (edge == .end ? slot.upper : slot.lower) else { continue }
      if bouncer < 0, slot.bounces(at: edge) { bouncer = at }
      if slot.flags.contains(.hasRefresh), hasRefresh(candidate.ref, at: edge),
        refresher < 0 || candidate.link < candidates[refresher].link
      {
        refresher = at
      }
    }
    let chosen = refresher >= 0 ? refresher : bouncer
    return chosen < 0 ? nil : candidates[chosen]
  }

  private func hasRefresh(_ ref: Ref, at edge: Edge) -> Bool {
    let place = slots[ref.index].traits
    return place >= 0 && traits[Int(place)].refresh(edge) != nil
  }
}
