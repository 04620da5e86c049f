import NestedScroll

/// What became of one delta.
struct ModelResult: Equatable {
  var unwound = 0.0
  var closed = 0.0
  var claimed = 0.0
  var pulled = 0.0
  var unconsumed = 0.0
}

extension ModelPage {
  /// Routes one delta from a node: unwinding, closing, claims, the order, the pull.
  mutating func route(
    _ delta: Double, from start: Int, along axis: Axis, input: Inputs = .drag, canPull: Bool = true
  ) -> ModelResult {
    route(delta, chain(from: start, axis, input), canPull: canPull)
  }

  mutating func route(_ delta: Double, _ chain: ModelChain, canPull: Bool) -> ModelResult {
    var result = ModelResult()
    latch = chain.latch
    guard delta != 0, delta.isFinite else { return result }
    var left = delta
    left = unwind(chain.nodes, left)
    result.unwound = delta - left
    var before = left
    left = close(chain, left)
    result.closed = before - left
    before = left
    left = claims(chain, left)
    result.claimed = before - left
    left = order(chain, 0, left)
    if left != 0, canPull {
      let after = pull(chain, left)
      result.pulled = left - after
      left = after
    }
    result.unconsumed = left
    return result
  }

  // §5.2
  private mutating func unwind(_ innermostFirst: [Int], _ delta: Double) -> Double {
    var left = delta
    for index in innermostFirst where left != 0 {
      let pull = nodes[index].pull
      let wanted = logical(left, index)
      guard pull * wanted < 0, isLet(index) else { continue }
      tookSome(index)
      if abs(wanted) <= abs(pull) {
        nodes[index].pull += wanted
        left = 0
      } else {
        nodes[index].pull = 0
        left = logical(wanted + pull, index)
      }
    }
    return left
  }

  // §5.3
  private mutating func close(_ chain: ModelChain, _ delta: Double) -> Double {
    var left = delta
    for index in chain.nodes.reversed() where left != 0 && nodes[index].node.pager != nil {
      if isInPair(chain, index, delta) { continue }
      let offset = nodes[index].offset
      let wanted = logical(left, index)
      if index == chain.innermost {
        let starts = pageStarts(of: index)
        if starts.contains(offset) { continue }
        let ahead =
          wanted > 0 ? starts.filter { $0 > offset }.min() : starts.filter { $0 < offset }.max()
        if let ahead { left = take(index, left, upTo: ahead) }
      } else if let page = chain.page(of: index) {
        let home = pageStart(page, of: index)
        if offset == home { continue }
        if (home - offset) * wanted > 0 {
          left = take(index, left, upTo: home)
        } else if stops(chain, delta).contains(where: { $0.index == index }) {
          left = take(index, left, upTo: wanted > 0 ? nodes[index].upper : nodes[index].lower)
        }
      }
    }
    return left
  }

  /// Whether a node moves together with another one: it is parallel itself, or a node inside it is
  /// with nothing between that cuts the chain.
  private func isInPair(_ chain: ModelChain, _ index: Int, _ delta: Double) -> Bool {
    let links = chain.links.filter { !$0.isBarrier }
    guard let position = links.firstIndex(where: { $0.index == index }) else { return false }
    let modes = links.map { mode($0, delta) }
    if modes[..<position].contains(.selfOnly) { return false }
    let inner = modes[..<position].contains(.parallel)
    return inner || modes[position] == .parallel && position + 1 < links.count
  }

  // §4, in front of the order
  private mutating func claims(_ chain: ModelChain, _ delta: Double) -> Double {
    var left = delta
    for index in claimants(chain, delta) where left != 0 {
      if let limit = limit(turn(index, delta).preScroll, index, delta) {
        left = take(index, left, upTo: limit)
      }
    }
    return left
  }

  /// The ancestors up to and including the first link that nothing crosses, outermost first.
  private func claimants(_ chain: ModelChain, _ delta: Double) -> [Int] {
    var claimants: [Int] = []
    for link in chain.links where !link.isBarrier {
      if !chain.isInnermost(link), !link.isStill { claimants.append(link.index) }
      if mode(link, delta) == .selfOnly { break }
    }
    return claimants.reversed()
  }

  // §4
  private mutating func order(_ chain: ModelChain, _ at: Int, _ delta: Double) -> Double {
    guard delta != 0 else { return 0 }
    if at == 0, chain.links.first?.index != chain.touched {
      return order(chain, from: 0, down(chain, delta))
    }
    return order(chain, from: at, delta)
  }

  private mutating func order(_ chain: ModelChain, from at: Int, _ delta: Double) -> Double {
    guard at < chain.links.count, delta != 0 else { return delta }
    let link = chain.links[at]
    if link.isBarrier {
      return bars(link.index, delta) ? delta : order(chain, from: at + 1, delta)
    }
    switch mode(link, delta) {
    case .selfFirst: return order(chain, from: at + 1, own(chain, link, delta))
    case .parentFirst: return own(chain, link, order(chain, from: at + 1, delta))
    case .selfOnly: return own(chain, link, delta)
    case .parallel:
      let mine = own(chain, link, delta)
      let others = order(chain, from: at + 1, delta)
      return abs(mine) <= abs(others) ? mine : others
    }
  }

  /// A node's own turn; a touched header's goes on into the page below it, §6.
  private mutating func own(_ chain: ModelChain, _ link: ModelLink, _ delta: Double) -> Double {
    var left = delta
    for stop in ownStops(chain, link, delta) { left = take(stop.index, left, upTo: stop.limit) }
    return left
  }

  private mutating func down(_ chain: ModelChain, _ delta: Double) -> Double {
    var left = delta
    for stop in stopsBelow(chain, delta) { left = take(stop.index, left, upTo: stop.limit) }
    return left
  }

  /// A link as it counts: what does not move has nothing to share.
  private func mode(_ link: ModelLink, _ delta: Double) -> Link {
    let mode = turn(link.index, delta).mode
    return link.isStill && mode != .selfOnly ? .selfFirst : mode
  }

  private func ownStops(_ chain: ModelChain, _ link: ModelLink, _ delta: Double) -> [ModelStop] {
    if link.isStill { return [] }
    let reach = chain.isInnermost(link) ? .whole : turn(link.index, delta).postScroll
    let own = limit(reach, link.index, delta).map { [ModelStop(index: link.index, limit: $0)] }
    let below = link.index == chain.touched ? stopsBelow(chain, delta) : []
    let isForward = logical(delta, link.index) > 0
    return isForward ? (own ?? []) + below : below + (own ?? [])
  }

  /// Forward the active descendants go to their ends, the outermost first; backward to where they
  /// stood, the innermost first.
  private func stopsBelow(_ chain: ModelChain, _ delta: Double) -> [ModelStop] {
    guard let first = chain.below.first else { return [] }
    let isAlong = nodes[chain.touched].node.axis == chain.axis
    if logical(delta, isAlong ? chain.touched : first.index) > 0 {
      return chain.below.map { ModelStop(index: $0.index, limit: end($0.index, delta)) }
    }
    return chain.below.reversed().map { ModelStop(index: $0.index, limit: $0.mark) }
  }

  private func end(_ index: Int, _ delta: Double) -> Double {
    logical(delta, index) > 0 ? nodes[index].upper : nodes[index].lower
  }

  private func bars(_ index: Int, _ delta: Double) -> Bool { !edge(index, delta).stands }

  // §5.5
  private mutating func pull(_ chain: ModelChain, _ delta: Double) -> Double {
    guard let owner = owner(chain, delta) else { return delta }
    nodes[owner].pull += logical(delta, owner)
    tookSome(owner)
    return 0
  }

  func owner(_ chain: ModelChain, _ delta: Double) -> Int? {
    // Nothing above a pager that bars the way takes what is left.
    let barrier = chain.links.firstIndex { $0.isBarrier && bars($0.index, delta) }
    let above = chain.links[(barrier ?? chain.links.count)...].map(\.index)
    let named = stops(chain, delta).map(\.index).filter { !above.contains($0) && isLet($0) }
    if let pulled = named.last(where: { nodes[$0].pull * logical(delta, $0) > 0 }) { return pulled }
    let standing = named.filter { edge($0, delta).stands }
    let refreshing = chain.nodes.first { standing.contains($0) && refreshes($0, delta) }
    return refreshing ?? standing.last { bounces($0, delta) }
  }

  struct ModelStop: Equatable {
    var index: Int
    var limit: Double
  }

  /// The turns in their order, one after the other, without those that get no further than an
  /// earlier one of the same node; of a pair the ancestors come first.
  func stops(_ chain: ModelChain, _ delta: Double) -> [ModelStop] {
    var stops: [ModelStop] = []
    for index in claimants(chain, delta) {
      if let limit = limit(turn(index, delta).preScroll, index, delta) {
        stops.append(ModelStop(index: index, limit: limit))
      }
    }
    if chain.links.first?.index != chain.touched { stops += stopsBelow(chain, delta) }
    stops += flattened(chain, 0, delta)
    var kept: [ModelStop] = []
    for stop in stops {
      let sign = logical(delta, stop.index) > 0 ? 1.0 : -1.0
      if !kept.contains(where: { $0.index == stop.index && $0.limit * sign >= stop.limit * sign }) {
        kept.append(stop)
      }
    }
    return kept
  }

  private func flattened(_ chain: ModelChain, _ at: Int, _ delta: Double) -> [ModelStop] {
    guard at < chain.links.count else { return [] }
    let link = chain.links[at]
    if link.isBarrier { return bars(link.index, delta) ? [] : flattened(chain, at + 1, delta) }
    let own = ownStops(chain, link, delta)
    switch mode(link, delta) {
    case .selfFirst: return own + flattened(chain, at + 1, delta)
    case .selfOnly: return own
    case .parentFirst, .parallel: return flattened(chain, at + 1, delta) + own
    }
  }
}
