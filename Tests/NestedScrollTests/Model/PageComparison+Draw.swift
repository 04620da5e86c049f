import NestedScroll
import NestedScrollTesting

/// What is drawn, and what is not since the contract leaves open what it does.
extension PageComparison {
  static let features: PageFeatures = [
    .lists, .inputs, .rightToLeft, .forests, .headers, .pagers, .shortPages, .pageOffsets,
    .refreshes,
  ]

  static func drawPage(_ choices: inout Choices) -> ScrollPage {
    var page = ScrollPage.draw(&choices, features)
    for index in page.nodes.indices {
      page.nodes[index].node = plain(page.nodes[index].node, pages: page.children(of: index).count)
    }
    return page
  }

  /// A pager that holds a refresh open stands on no page; one that starts on a page which is not
  /// there yet waits for it.
  private static func plain(_ node: Node, pages: Int = 0) -> Node {
    var node = node
    if let pager = node.pager {
      node.pager?.page = min(pager.page, max(0, pages - 1))
      node.refreshAtStart = nil
      node.refreshAtEnd = nil
    }
    return node
  }

  func draw(_ choices: inout Choices) -> Command {
    let living = model.nodes.indices.reversed().filter { !model.nodes[$0].isGone }
    let node = choices.element(of: living)
    let down = fingers.pointers
    // Whether what a finger moves below a header changes when another one touches what is beside it
    // is left open.
    let free = fingers.areOnHeaders ? [] : (0...2).filter { !down.contains($0) }
    let pager = living.filter { model.nodes[$0].node.pager != nil }
    switch choices.weighted([
      (free.isEmpty ? 0 : 4, 0), (down.isEmpty ? 0 : 12, 1), (down.isEmpty ? 0 : 3, 2), (2, 3),
      (2, 4), (4, 5), (4, 6), (pager.isEmpty ? 0 : 2, 7), (1, 8),
    ]) {
    case 0 where !free.isEmpty:
      let isHeader = model.maySay(node) && choices.chance(1, in: 3)
      return .began(free[0], node: node, isHeader ? .header : .content)
    case 1 where !down.isEmpty:
      let step = choices.fingerStep(of: down)
      return .moved(step.pointer, step.by)
    case 2 where !down.isEmpty: return .lifted(choices.element(of: down))
    case 4 where mayChange(node): return .update(node, drawChange(node, &choices))
    case 5: return drawStructure(node, living, &choices)
    case 6 where down.isEmpty: return drawRouted(node, &choices)
    case 7 where !pager.isEmpty:
      let pager = choices.element(of: pager)
      if !fingers.drive(model, pager), model.nodes[pager].node.isEnabled {
        return .select(pager, page: choices.int(in: 0...3))
      }
    case 8 where !fingers.drive(model, node):
      let edge: Edge = choices.bool() ? .end : .start
      return choices.bool() ? .endRefresh(node, edge) : .beginRefresh(node, edge)
    default: break
    }
    return drawPut(node, &choices)
  }

  /// What a header or a pager keeps of a stretch when its own extent changes is left open.
  private func mayChange(_ node: Int) -> Bool {
    let it = model.nodes[node]
    let isPlain = it.node.pager == nil && it.node.header == nil
    return it.pull == 0 || isPlain
  }

  private func drawPut(_ node: Int, _ choices: inout Choices) -> Command {
    // When exactly a node joins a touch on a header, and so where it goes back to, is left open.
    if fingers.areOnHeaders { return .update(node, .nothing) }
    guard model.nodes[node].node.pager != nil else {
      return .put(node, choices.dyadic(-20...300))
    }
    // Whether it rests under a finger is left open, and what shows of one that is disabled.
    let isOut = fingers.drive(model, node) || !model.nodes[node].node.isEnabled
    if isOut { return .update(node, .nothing) }
    // Between pages it would stay, until a gesture comes along.
    return .put(node, model.pageStart(choices.int(in: 0...3), of: node))
  }

  private func drawRouted(_ node: Int, _ choices: inout Choices) -> Command {
    let axis = model.nodes[node].node.axis
    let hasPager = hasPager(above: node, axis)
    let place = choices.dyadic(-50...400)
    switch choices.int(in: 0...5) {
    case 0: return .scrollBy(node, choices.dyadic(-300...300), axis)
    case 4, 5:
      let by = choices.dyadic(-300...300)
      let aside = choices.chance(1, in: 3) ? choices.dyadic(-20...20) : 0
      return .notch(node, choices.bool() ? Vector(x: aside, y: by) : Vector(x: by, y: aside))
    case 1 where !hasPager: return .scrollToTotal(node, place)
    case 2 where !mayBeReset(node):
      return .reveal(
        node, place, place + choices.dyadic(0...120),
        align: choices.element(of: [nil, 0, 0.5, 1]))
    default: return .scrollToTop(node)
    }
  }

  private func hasPager(above node: Int, _ axis: Axis) -> Bool {
    model.path(from: node).contains {
      model.nodes[$0].node.pager != nil && model.nodes[$0].node.axis == axis
    }
  }

  /// Whether what is revealed in a page is reset when it turns up is left open.
  private func mayBeReset(_ node: Int) -> Bool {
    model.path(from: node).contains {
      model.nodes[$0].node.pager.map { $0.pageOffsets != .keep } ?? false
    }
  }

  private func drawChange(_ node: Int, _ choices: inout Choices) -> ScrollEvent.Change {
    let isPager = model.nodes[node].node.pager != nil
    switch choices.int(in: 0...6) {
    case 0: return .content(choices.dyadic(0...400))
    case 1: return .viewport(choices.dyadic(1...200))
    case 2:
      return .policy(ScrollPage.drawPolicy(&choices, Self.features, until: isPager ? nil : 0...120))
    case 3 where model.nodes[node].pull == 0:
      return .edges(choices.element(of: [.clamp, .bounce]))
    case 4:
      let height = choices.dyadic(0...200)
      return .header(height: height, stay: min(height, choices.dyadic(0...60)))
    case 5: return .pageLength(choices.bool() ? choices.dyadic(1...100) : nil)
    default: return .enabled(choices.bool())
    }
  }

  private func drawStructure(
    _ node: Int, _ living: [Int], _ choices: inout Choices
  ) -> Command {
    let parent = choices.chance(1, in: 6) ? nil : choices.element(of: living)
    // What a touch on a header has stretched below it, and what comes before that, is left open.
    let mayInsert = parent.map {
      model.nodes[$0].node.pager != nil || !fingers.areOnHeaders
    }
    let place: Int? = choices.bool() && mayInsert ?? true ? choices.int(in: 0...3) : nil
    if let parent, !mayGainPages(parent) { return drawPut(node, &choices) }
    switch choices.int(in: 0...2) {
    case 0:
      let new = Self.plain(ScrollPage.drawNode(&choices, Self.features))
      return .insert(new, under: parent, at: place)
    case 1 where model.hasOthers(than: node) && !isLeavingBetweenPages(node): return .remove(node)
    default:
      let isBelow = parent.map { model.path(from: $0).contains(node) } ?? false
      // What comes to show because it was moved to a pager is not reset.
      let rule = parent.flatMap { model.nodes[$0].node.pager?.pageOffsets }
      if rule ?? .keep != .keep { return drawPut(node, &choices) }
      // What a finger holds goes with it; which chain that then is, the contract does not say.
      if !isBelow, fingers.pointers.isEmpty, !isLeavingBetweenPages(node) {
        return .move(node, under: parent, at: place)
      }
      return drawPut(node, &choices)
    }
  }

  private func mayGainPages(_ pager: Int) -> Bool {
    let it = model.nodes[pager]
    if it.node.pager == nil { return true }
    return it.pull == 0
  }

  /// Which page comes in the place of one that goes while it is half shown is left open.
  private func isLeavingBetweenPages(_ node: Int) -> Bool {
    guard let parent = model.nodes[node].parent else { return false }
    // What shows then is not reset.
    let resets = model.nodes[parent].node.pager.map { $0.pageOffsets != .keep } ?? false
    return !model.isOnPage(parent) || !mayGainPages(parent) || resets
  }
}
