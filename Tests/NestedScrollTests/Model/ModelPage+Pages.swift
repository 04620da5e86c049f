import NestedScroll

/// Pagers: which page is current, which pages show, and what becomes of the offsets in them.
extension ModelPage {
  /// The page nearest to the offset; of several as near, the one nearest to where it came from.
  func nearestPage(of index: Int) -> Int { nearestPage(of: index, to: nodes[index].offset) }

  func nearestPage(of index: Int, to offset: Double, from page: Int? = nil) -> Int {
    let starts = pageStarts(of: index)
    let current = page ?? nodes[index].current
    func distance(_ page: Int) -> (Double, Int) {
      (abs(starts[page] - offset), abs(page - current))
    }
    return starts.indices.min { distance($0) < distance($1) } ?? 0
  }

  /// Where a pager may lie when nothing holds it.
  func isOnPage(_ index: Int) -> Bool {
    nodes[index].node.pager == nil || nodes[index].children.isEmpty
      || pageStarts(of: index).contains(nodes[index].offset)
  }

  /// A pager's offset has gone from one place to another, over all that is between them: what came
  /// to show on the way and what was left.
  mutating func passPages(of index: Int, from old: Double) {
    nodes[index].current = nodes[index].selected ?? nearestPage(of: index)
    let offset = nodes[index].offset
    show(pages: shownPages(of: index, from: min(old, offset), to: max(old, offset)), of: index)
    show(pages: shownPages(of: index, from: offset, to: offset), of: index)
  }

  /// A pager counts as on the page that it was told to go to, if it was.
  mutating func keepCurrent(_ page: Int?, of index: Int) {
    guard page != nodes[index].selected else { return }
    nodes[index].selected = page
    nodes[index].current = page ?? nearestPage(of: index)
  }

  /// Exactly these pages show now.
  mutating func show(pages: [Int], of index: Int) {
    for (page, child) in nodes[index].children.enumerated() {
      let shows = pages.contains(page)
      if shows, !nodes[child].shows { resetOffsets(in: child, of: index) }
      if !shows, nodes[child].shows { nodes[child].wasLeft = true }
      nodes[child].shows = shows
    }
  }

  private mutating func resetOffsets(in child: Int, of pager: Int) {
    switch nodes[pager].node.pager?.pageOffsets ?? .keep {
    case .keep: return
    case .resetOnLeave: if !nodes[child].wasLeft { return }
    case .resetWhileHeaderShows:
      let header = path(from: pager).dropFirst().first { nodes[$0].node.header != nil }
      guard let header else { return }
      notice(header)
      if nodes[header].isPinned { return }
    }
    for below in nodes.indices where path(from: below).contains(child) && !nodes[below].isGone {
      // Which page a pager is on is no offset in a page; what scrolls along the pager is left alone.
      let isAcross = nodes[below].node.axis != nodes[pager].node.axis
      if isAcross { nodes[below].pull = 0 }
      if isAcross, nodes[below].node.pager == nil { put(nodes[below].lower, below) }
    }
  }

  /// Which pages show while the pager is somewhere between two offsets.
  func shownPages(of index: Int, from: Double, to: Double) -> [Int] {
    let it = nodes[index]
    guard let pager = it.node.pager else { return [] }
    let length = pager.pageLength ?? it.node.viewport
    return it.children.indices.filter { page in
      let start = Double(page) * (length + pager.spacing)
      return start < to + it.node.viewport && start + length > from
    }
  }

  /// A pager that nobody holds goes to a page, by the snap rule for what is let go at rest. What has
  /// a direction and no velocity looks only ahead of where it began.
  mutating func settlePager(_ index: Int, ahead begin: Double? = nil) {
    let it = nodes[index]
    guard let pager = it.node.pager, !isOnPage(index) else {
      nodes[index].settled = nodes[index].current
      return
    }
    let starts = pageStarts(of: index)
    let rests = starts.filter { start in
      begin.map { it.offset > $0 ? start > $0 : start < $0 } ?? true
    }
    let before = rests.filter { $0 < it.offset }.max()
    let after = rests.filter { $0 > it.offset }.min()
    let old = it.offset
    if let before, let after {
      let part = (it.offset - before) / (after - before)
      let goesOn =
        it.way >= 0
        ? part >= pager.rule.threshold.forward : 1 - part < pager.rule.threshold.backward
      nodes[index].offset = goesOn ? after : before
    } else {
      nodes[index].offset = before ?? after ?? it.offset
    }
    passPages(of: index, from: old)
    nodes[index].settled = nodes[index].current
  }
}
