import NestedScroll

/// What comes to motions from outside: who takes them over, pages that turn, other geometry.
extension ModelMotions {
  /// What comes to some nodes ends the curves through chains that share one of them, and the
  /// motions of one of them alone. Whether there was one.
  mutating func interrupt(_ nodes: [Int], _ page: inout ModelPage) -> Bool {
    end(all.indices.filter { path(of: all[$0], page).contains { nodes.contains($0) } }, &page)
  }

  /// The same for what moves one node, and does not leave it out.
  mutating func interrupt(moving node: Int, _ page: inout ModelPage) -> Bool {
    end(all.indices.filter { moved(by: $0, page).contains(node) }, &page)
  }

  private func moved(by index: Int, _ page: ModelPage) -> [Int] {
    all[index].node.map { [$0] } ?? chain(of: index, page).nodes
  }

  private mutating func end(_ places: [Int], _ page: inout ModelPage) -> Bool {
    for at in places where all[at].node == nil { loosen(moved(by: at, page)) }
    all = all.indices.filter { !places.contains($0) }.map { all[$0] }
    // Pagers that were caught on their way leave no page.
    follow(&page)
    return !places.isEmpty
  }

  private mutating func loosen(_ nodes: [Int]) {
    loose += nodes.filter { !loose.contains($0) }
  }

  /// How fast some nodes are flung. Which counts where several are is left open.
  mutating func flingVelocity(of nodes: [Int], _ page: ModelPage) -> Double {
    let flings = all.filter { motion in
      motion.kind == .fling && path(of: motion, page).contains { nodes.contains($0) }
    }
    if flings.count > 1, page.physics.carry != .none {
      open.append("which of several flings a finger carries on")
    }
    return flings.first?.velocity(at: time) ?? 0
  }

  /// The finger holds other nodes now.
  mutating func hold(_ nodes: [Int], _ page: ModelPage) {
    let freed = held.filter { !nodes.contains($0) }
    let flings = all.filter { $0.node == nil }.flatMap { path(of: $0, page) }
    let isUnsettled = freed.contains { node in
      let isAtRest = page.rests(of: node)?.isAtRest(page.nodes[node].offset) ?? true
      return flings.contains(node) && (!isAtRest || page.nodes[node].pull != 0)
    }
    if isUnsettled { open.append("whether a fling takes in what a finger lets go on its way") }
    held = nodes
  }

  // Pages

  /// The page a pager is going to.
  func target(of pager: Int, _ page: ModelPage) -> Int {
    all.last { $0.goals[pager] != nil }?.goals[pager] ?? page.nodes[pager].current
  }

  /// Takes notice of where pagers are going.
  mutating func follow(_ page: inout ModelPage) {
    for pager in page.nodes.indices where page.nodes[pager].node.pager != nil {
      page.keepCurrent(all.first { $0.isSelect && $0.goals[pager] != nil }?.goals[pager], of: pager)
      targets[pager] = target(of: pager, page)
    }
  }

  /// Something has sent pagers to other pages, perhaps: what moves in the page left ends. Flings end
  /// where they are, bounces at their edge, ways at their target.
  mutating func turn(_ page: inout ModelPage) {
    for pager in page.nodes.indices where page.nodes[pager].node.pager != nil {
      guard let old = targets[pager], old != target(of: pager, page),
        page.nodes[pager].children.indices.contains(old)
      else { continue }
      targets[pager] = target(of: pager, page)
      endMotions(inside: page.nodes[pager].children[old], of: pager, &page)
    }
    follow(&page)
  }

  private mutating func endMotions(inside child: Int, of pager: Int, _ page: inout ModelPage) {
    let left = all.filter { motion in
      page.path(from: motion.node ?? motion.start).contains(child) && motion.goals[pager] == nil
    }
    guard !left.isEmpty else { return }
    events.append("left")
    all.removeAll { motion in
      page.path(from: motion.node ?? motion.start).contains(child) && motion.goals[pager] == nil
    }
    for motion in left {
      if case .spring = motion.curve, let node = motion.node {
        page.nodes[node].pull = 0
      } else if let node = motion.node {
        page.place(node, at: motion.routed + motion.total)
      }
      if motion.node == nil { loosen(path(of: motion, page)) }
    }
  }

  /// Pagers that nothing drives have settled where they stand on a page.
  func settlePagers(_ page: inout ModelPage) {
    for pager in page.nodes.indices where page.nodes[pager].node.pager != nil {
      let it = page.nodes[pager]
      guard !it.children.isEmpty, !drive(pager, page),
        it.offset == page.pageStart(it.current, of: pager)
      else { continue }
      page.nodes[pager].settled = it.current
    }
  }

  // Geometry

  /// A spring goes on as fast from another stretch.
  mutating func renewed(
    _ node: Int, from stretch: Double, _ velocity: Double, _ page: ModelPage
  ) -> ModelMotion.Curve {
    let most = 2.718281828459045 * (band(node, page).length / 2 - abs(stretch))
    if stretch * velocity > 0, abs(velocity) > page.physics.spring.frequency * most {
      open.append("whether a bounce that goes on from another stretch is capped once more")
    }
    return .spring(Spring(page.physics.spring, displacement: stretch, velocity: velocity))
  }

  /// A node is something else now: its spring goes on from the stretch that is left, and with none
  /// left it goes on as a decay if it went outward.
  mutating func changed(_ node: Int, from old: ModelPage, _ page: inout ModelPage) {
    guard let index = all.firstIndex(where: { $0.node == node }) else { return }
    guard case .spring(let spring) = all[index].curve else {
      if !page.nodes[node].node.isEnabled {
        all.remove(at: index)
      } else if page.nodes[node].lower != old.nodes[node].lower
        || page.nodes[node].upper != old.nodes[node].upper
      {
        open.append("where a node goes whose extent changes on its way")
      }
      return
    }
    var motion = all.remove(at: index)
    let velocity = spring.velocity(at: time - motion.epoch)
    let pull = old.nodes[node].pull
    let side = page.logical(pull == 0 ? velocity : pull, node)
    let isAtEdge = page.edge(node, side).stands && page.nodes[node].node.isEnabled
    let stretch = band(node, page).stretch(page.nodes[node].pull)
    if stretch != 0 || pull == 0 && isAtEdge {
      motion.curve = renewed(node, from: stretch, velocity, page)
      motion.epoch = time
      all.insert(motion, at: index)
    } else if velocity * page.logical(side, node) > 0, page.nodes[node].node.isEnabled {
      events.append("goes on")
      let velocity = page.logical(velocity, node)
      if let fling = fling(
        velocity, from: motion.start, motion.axis, latch: motion.latch, at: index, &page)
      {
        all.insert(fling, at: index)
      }
    }
  }
}
