import NestedScroll

/// What commands start and end.
extension ModelMotions {
  /// A chain is flung.
  mutating func fling(_ node: Int, _ velocity: Double, _ page: inout ModelPage) {
    guard velocity != 0 else { return }
    let axis = page.nodes[node].node.axis
    let nodes = page.chain(from: node, axis, .drag).nodes
    for index in nodes { page.nodes[index].way = 0 }
    _ = interrupt(nodes, &page)
    release(velocity, from: node, axis, &page)
    page.touch(node)
    endCall(&page)
  }

  /// A node is put somewhere: its motion and its pull are over, and it is left there.
  mutating func put(_ node: Int, _ offset: Double, _ page: inout ModelPage) {
    _ = interrupt(moving: node, &page)
    loose.removeAll { $0 == node }
    page.put(offset, node)
    turn(&page)
    endCall(&page)
  }

  /// What moves a node stops where it is, and a stretch is over.
  mutating func stop(_ node: Int, _ page: inout ModelPage) {
    if interrupt(moving: node, &page) { page.nodes[node].pull = 0 }
    loose.removeAll { $0 == node }
    endCall(&page)
  }

  /// A node goes to an offset, and is left there; asked to snap, on the rest that counts there.
  mutating func scroll(
    _ node: Int, to offset: Double, snap: Bool = false, _ page: inout ModelPage
  ) {
    let it = page.nodes[node]
    let inside = max(it.lower, min(it.upper, offset))
    let target = (snap ? page.rests(of: node)?.counting(inside) : nil) ?? inside
    guard target != it.offset else { return put(node, target, &page) }
    _ = interrupt(moving: node, &page)
    page.nodes[node].pull = 0
    all.append(way(of: node, to: target, 0, .command, page))
    turn(&page)
    endCall(&page)
  }

  /// A pager goes to a page, which counts as the one it is on from now.
  mutating func select(_ number: Int, _ node: Int, _ page: inout ModelPage) {
    let it = page.nodes[node]
    let number = min(max(number, 0), it.children.count - 1)
    let start = page.pageStart(number, of: node)
    if it.offset == start, it.pull == 0, target(of: node, page) == number { return }
    let old = target(of: node, page)
    _ = interrupt(moving: node, &page)
    targets[node] = old
    page.nodes[node].pull = 0
    if it.offset == start {
      page.nodes[node].current = number
    } else {
      var motion = way(of: node, to: start, 0, .command, page)
      motion.goals = [node: number]
      motion.isSelect = true
      all.append(motion)
    }
    turn(&page)
    endCall(&page)
  }

  /// A distance goes through a chain, and ends on the rest that counts ahead.
  mutating func scroll(_ node: Int, by distance: Double, _ page: inout ModelPage) -> Double {
    guard distance != 0 else { return 0 }
    let axis = page.nodes[node].node.axis
    let chain = page.chain(from: node, axis, .command)
    takeOver(chain.nodes, &page)
    var copy = page
    copy.lastMoved = nil
    let left = copy.route(distance, chain, canPull: false).unconsumed
    var way = distance - left
    var end: Double?
    if let last = copy.lastMoved {
      let (began, landing) = (page.nodes[last].offset, copy.nodes[last].offset)
      let question = ModelRests.Question(start: landing, landing: landing, began: began)
      let target = page.rests(of: last)?.target(question)
      end = target ?? landing
      if let target, target != landing {
        way += page.logical(target - landing, last)
        if !leads(way, chain, page, last, target) {
          open.append("who goes the way of a distance that would end elsewhere in another node")
        }
      }
    }
    let curve = ModelApproach(way, velocity: 0, page.physics, .command)
    var motion = ModelMotion(
      kind: .command, curve: .approach(curve), start: node, axis: axis, input: .command,
      epoch: time)
    motion.began = Dictionary(
      uniqueKeysWithValues: chain.nodes.map { ($0, page.nodes[$0].offset) })
    motion.decided = copy.lastMoved
    motion.target = end
    motion.goals = goals(of: motion, chain, page)
    all.append(motion)
    turn(&page)
    endCall(&page)
    return left
  }

  /// The chain of the active scroller goes to its start, innermost first, in one motion.
  mutating func scrollToTop(_ node: Int, _ page: inout ModelPage) {
    let chain = page.chainToTop(of: node)
    takeOver(chain.nodes, &page)
    if chain.nodes.contains(where: { !page.isOnPage($0) }) {
      open.append("whether a pager between pages closes before what is in its page")
    }
    let nodes = page.nodesToTop(chain)
    let distance = nodes.reduce(0) { $0 + page.nodes[$1].offset - page.nodes[$1].lower }
    if distance > 0 {
      let curve = ModelApproach(distance, velocity: 0, page.physics, .command)
      var motion = ModelMotion(
        kind: .command, curve: .approach(curve), start: chain.touched, axis: chain.axis,
        input: .command, epoch: time)
      motion.toTop = nodes
      for pager in nodes where page.nodes[pager].node.pager != nil {
        motion.goals[pager] = page.nearestPage(of: pager, to: page.nodes[pager].lower)
      }
      all.append(motion)
      turn(&page)
    }
    endCall(&page)
  }

  private mutating func takeOver(_ nodes: [Int], _ page: inout ModelPage) {
    _ = interrupt(nodes, &page)
    for node in nodes { page.nodes[node].pull = 0 }
    loose.removeAll { nodes.contains($0) }
  }

  /// A stretch of a node's content comes to show: each node around it goes where it has to.
  mutating func reveal(
    _ from: Double, _ to: Double, _ node: Int, align: Double?, _ page: inout ModelPage
  ) {
    var copy = page
    copy.reveal(from, to, node, align: align)
    for at in page.path(from: node) {
      if page.nodes[at].node.pager != nil, !copy.nodes[at].children.isEmpty {
        select(copy.nodes[at].current, at, &page)
      } else if copy.nodes[at].offset != page.nodes[at].offset {
        scroll(at, to: copy.nodes[at].offset, &page)
      }
    }
  }

  /// What an input that looks ahead leaves between rests goes on the way it went.
  mutating func settleAhead(
    _ nodes: [Int], but decided: Int? = nil, _ began: [Int: Double], _ page: inout ModelPage
  ) {
    for node in nodes where node != decided && !drive(node, page) && page.nodes[node].pull == 0 {
      let offset = page.nodes[node].offset
      let question = ModelRests.Question(
        start: offset, landing: offset, began: began[node] ?? offset)
      guard let target = page.rests(of: node)?.target(question), target != offset else { continue }
      events.append("ahead")
      all.append(way(of: node, to: target, 0, .snap, page))
      turn(&page)
    }
  }
}
