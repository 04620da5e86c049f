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
    let all = chain(from: start, axis, input)
    return route(delta, all, canPull: canPull)
  }

  mutating func route(_ delta: Double, _ all: [ModelLink], canPull: Bool) -> ModelResult {
    var result = ModelResult()
    guard delta != 0, delta.isFinite else { return result }
    // Barriers are no nodes of the chain, but for standing in the way.
    let links = all.filter { !$0.isBarrier }
    var left = delta
    left = unwind(links, left)
    result.unwound = delta - left
    var before = left
    left = close(all, left)
    result.closed = before - left
    before = left
    left = claims(links, left)
    result.claimed = before - left
    left = order(all, 0, left)
    if left != 0, canPull {
      let after = pull(all, left)
      result.pulled = left - after
      left = after
    }
    result.unconsumed = left
    return result
  }

  // §5.2
  private mutating func unwind(_ links: [ModelLink], _ delta: Double) -> Double {
    var left = delta
    for link in links where left != 0 {
      let index = link.index
      let pull = nodes[index].pull
      let wanted = logical(left, index)
      guard pull * wanted < 0 else { continue }
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
  private mutating func close(_ all: [ModelLink], _ delta: Double) -> Double {
    var left = delta
    let links = all.filter { !$0.isBarrier }
    for position in links.indices.reversed() where left != 0 {
      let index = links[position].index
      guard nodes[index].node.pager != nil, !isInPair(links, position, delta) else { continue }
      let offset = nodes[index].offset
      let wanted = logical(left, index)
      if position == 0 {
        let starts = pageStarts(of: index)
        if starts.contains(offset) { continue }
        let ahead =
          wanted > 0 ? starts.filter { $0 > offset }.min() : starts.filter { $0 < offset }.max()
        if let ahead { left = take(index, left, upTo: ahead) }
      } else if let page = links[position].page {
        let home = pageStart(page, of: index)
        if offset == home { continue }
        if (home - offset) * wanted > 0 {
          left = take(index, left, upTo: home)
        } else if stops(all, delta).contains(where: { $0.index == index }) {
          left = take(index, left, upTo: wanted > 0 ? nodes[index].upper : nodes[index].lower)
        }
      }
    }
    return left
  }

  /// Whether a node moves together with another one: it is parallel itself, or a node inside it is
  /// with nothing between that cuts the chain.
  private func isInPair(_ links: [ModelLink], _ position: Int, _ delta: Double) -> Bool {
    let modes = links.map { turn($0.index, delta).mode }
    if modes[..<position].contains(.selfOnly) { return false }
    let inner = modes[..<position].contains(.parallel)
    return inner || modes[position] == .parallel && position + 1 < links.count
  }

  // §4, in front of the order
  private mutating func claims(_ links: [ModelLink], _ delta: Double) -> Double {
    var left = delta
    for position in claimants(links, delta).reversed() where left != 0 {
      let index = links[position].index
      if let limit = limit(turn(index, delta).preScroll, index, delta) {
        left = take(index, left, upTo: limit)
      }
    }
    return left
  }

  /// The ancestors up to and including the first link that nothing crosses.
  private func claimants(_ links: [ModelLink], _ delta: Double) -> Range<Int> {
    guard let first = links.first else { return 0..<0 }
    if turn(first.index, delta).mode == .selfOnly { return 1..<1 }
    for position in links.indices.dropFirst()
    where turn(links[position].index, delta).mode == .selfOnly {
      return 1..<position + 1
    }
    return links.count > 1 ? 1..<links.count : 1..<1
  }

  // §4
  private mutating func order(_ all: [ModelLink], _ at: Int, _ delta: Double) -> Double {
    guard at < all.count, delta != 0 else { return delta }
    let link = all[at]
    if link.isBarrier {
      return bars(link.index, delta) ? delta : order(all, at + 1, delta)
    }
    switch turn(link.index, delta).mode {
    case .selfFirst: return order(all, at + 1, own(all, at, delta))
    case .parentFirst: return own(all, at, order(all, at + 1, delta))
    case .selfOnly: return own(all, at, delta)
    case .parallel:
      let mine = own(all, at, delta)
      let others = order(all, at + 1, delta)
      return abs(mine) <= abs(others) ? mine : others
    }
  }

  private mutating func own(_ all: [ModelLink], _ at: Int, _ delta: Double) -> Double {
    let index = all[at].index
    guard let limit = ownLimit(all, at, delta) else { return delta }
    return take(index, delta, upTo: limit)
  }

  private func ownLimit(_ all: [ModelLink], _ at: Int, _ delta: Double) -> Double? {
    let index = all[at].index
    let isFirst = !all[..<at].contains { !$0.isBarrier }
    return limit(isFirst ? .whole : turn(index, delta).postScroll, index, delta)
  }

  private func bars(_ index: Int, _ delta: Double) -> Bool { !edge(index, delta).stands }

  // §5.5
  private mutating func pull(_ all: [ModelLink], _ delta: Double) -> Double {
    guard let owner = owner(all, delta) else { return delta }
    nodes[owner].pull += logical(delta, owner)
    return 0
  }

  private func owner(_ all: [ModelLink], _ delta: Double) -> Int? {
    let barrier = all.firstIndex { $0.isBarrier && bars($0.index, delta) } ?? all.endIndex
    let inside = all[..<barrier].map(\.index)
    let named = stops(all, delta).map(\.index).filter { inside.contains($0) }
    if let pulled = named.last(where: { nodes[$0].pull * logical(delta, $0) > 0 }) { return pulled }
    let standing = named.filter { edge($0, delta).stands }
    let refreshing = all.first { link in
      standing.contains(link.index) && refreshes(link.index, delta)
    }
    return refreshing?.index ?? standing.last { bounces($0, delta) }
  }

  struct ModelStop: Equatable {
    var index: Int
    var limit: Double
  }

  /// The turns in their order, one after the other, without those that get no further than an
  /// earlier one of the same node; of a pair the ancestors come first.
  func stops(_ all: [ModelLink], _ delta: Double) -> [ModelStop] {
    let links = all.filter { !$0.isBarrier }
    var stops: [ModelStop] = []
    for position in claimants(links, delta).reversed() {
      let index = links[position].index
      if let limit = limit(turn(index, delta).preScroll, index, delta) {
        stops.append(ModelStop(index: index, limit: limit))
      }
    }
    stops += flattened(all, 0, delta)
    var kept: [ModelStop] = []
    for stop in stops {
      let sign = logical(delta, stop.index) > 0 ? 1.0 : -1.0
      if !kept.contains(where: { $0.index == stop.index && $0.limit * sign >= stop.limit * sign }) {
        kept.append(stop)
      }
    }
    return kept
  }

  private func flattened(_ all: [ModelLink], _ at: Int, _ delta: Double) -> [ModelStop] {
    guard at < all.count else { return [] }
    let link = all[at]
    if link.isBarrier { return bars(link.index, delta) ? [] : flattened(all, at + 1, delta) }
    let own = ownLimit(all, at, delta).map { [ModelStop(index: link.index, limit: $0)] } ?? []
    switch turn(link.index, delta).mode {
    case .selfFirst: return own + flattened(all, at + 1, delta)
    case .selfOnly: return own
    case .parentFirst, .parallel: return flattened(all, at + 1, delta) + own
    }
  }
}
