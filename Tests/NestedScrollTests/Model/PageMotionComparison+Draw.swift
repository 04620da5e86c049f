import NestedScroll
import NestedScrollTesting

/// What is drawn, and what is not since the contract leaves open what it does.
extension PageMotionComparison {
  /// Of a parallel pair that ends together it is open whose rests count; pages that are reset end
  /// what moves in them in an order that is open.
  static let features: PageFeatures = PageFeatures.lists.subtracting(.parallel).union([
    .rightToLeft, .forests, .headers, .pagers, .shortPages, .snaps,
  ])

  static func drawPage(_ choices: inout Choices) -> ScrollPage {
    var page = ScrollPage.draw(&choices, features, upTo: 5)
    // A pager with a page or two more has something to turn.
    for index in page.nodes.indices where page.nodes[index].node.pager != nil {
      for _ in 0..<choices.int(in: 0...2) {
        page.add(ScrollPage.drawNode(&choices, features), under: index)
      }
    }
    page.physics = choices.element(of: Presets.all)
    if choices.bool() { page.physics.carry = choices.element(of: [.none, .add, .ios]) }
    page.slop = 0
    for index in page.nodes.indices {
      let it = page.nodes[index].node
      if it.header == nil, it.pager == nil, it.snap == nil, choices.bool() {
        page.nodes[index].node.snap = ScrollPage.drawSnap(&choices)
      }
      // One that starts on a page which is not there yet waits for it.
      let last = max(0, page.children(of: index).count - 1)
      if let pager = page.nodes[index].node.pager {
        page.nodes[index].node.pager?.page = min(pager.page, last)
      }
    }
    return page
  }

  func draw(_ choices: inout Choices) -> Command {
    let node = ids.count - 1 - choices.int(in: 0...ids.count - 1)
    let speed = choices.weighted([
      (4, choices.dyadic(-700...700)), (1, choices.dyadic(-9000...9000)),
      (1, choices.dyadic(-100...100)), (1, 0),
    ])
    let isDown = finger != nil
    switch choices.weighted([
      (6, 0), (isDown ? 0 : 4, 1), (isDown ? 0 : 4, 2), (isDown ? 6 : 0, 3), (isDown ? 3 : 0, 4),
      (isDown ? 1 : 0, 5), (isDown ? 0 : 1, 6), (isDown ? 0 : 1, 7),
      (isDown ? 0 : 6, 8),
    ]) {
    case 1 where !isDown && speed != 0 && isShown(node): return .fling(node, speed)
    case 2 where !isDown:
      // What is flung is often caught.
      let flung = motions.all.filter { $0.kind == .fling }.map(\.start)
      let down = flung.isEmpty || choices.bool() ? node : choices.element(of: flung)
      let latch: Latch? = choices.weighted([(3, nil), (1, .node), (1, .outward)])
      return isShown(down) ? .began(down, latch) : drawWait(&choices)
    case 3 where isDown:
      return .moved(
        choices.dyadic(-100...100), finger?.axis ?? (choices.bool() ? .horizontal : .vertical))
    case 4 where isDown: return .lifted(finger?.axis == nil ? 0 : speed)
    case 5 where isDown: return .cancelled
    // Whether a pager that is stopped between pages stays there is left open.
    case 6 where !isDown && model.nodes[node].node.pager == nil: return .stop(node)
    case 7 where !isDown: return drawPut(node, &choices)
    // Whether a command moves what a finger holds is left open.
    case 8 where !isDown: return drawScroll(node, &choices)
    default: break
    }
    return drawWait(&choices)
  }

  private func drawWait(_ choices: inout Choices) -> Command {
    .wait(choices.weighted([(4, 1.0 / 64), (2, 0.125), (2, choices.dyadic(0...4))]))
  }

  private func drawPut(_ node: Int, _ choices: inout Choices) -> Command {
    guard model.nodes[node].node.pager != nil else {
      return .put(node, choices.dyadic(-20...300))
    }
    // Between pages it would stay, until a gesture comes along.
    return .put(node, model.pageStart(choices.int(in: 0...3), of: node))
  }

  private func drawScroll(_ node: Int, _ choices: inout Choices) -> Command {
    let it = model.nodes[node]
    let place = choices.dyadic(-50...300)
    switch choices.int(in: 0...4) {
    // Whether what is disabled goes where a command sends it is left open.
    case 0 where it.node.pager == nil && it.node.isEnabled:
      return .goTo(node, place, snap: choices.bool())
    case 1: return .goBy(node, choices.dyadic(-200...200))
    case 2: return .goToTop(node)
    case 3 where mayReveal(node):
      let align = choices.element(of: [nil, 0, 0.5, 1])
      return .reveal(node, place, place + choices.dyadic(0...120), align: align)
    default:
      let pagers = model.nodes.indices.filter { isPager($0) }
      if pagers.isEmpty { return drawWait(&choices) }
      return .select(choices.element(of: pagers), page: choices.int(in: 0...3))
    }
  }

  /// Whether what need not move for it goes on as it did is left open; so is how much of a page has
  /// to show in what is around its pager.
  private func mayReveal(_ node: Int) -> Bool {
    let path = model.path(from: node)
    let isAcross = path.indices.contains { at in
      let it = model.nodes[path[at]].node
      return it.pager != nil && it.axis != model.nodes[node].node.axis
        && path[(at + 1)...].contains { model.nodes[$0].node.axis == it.axis }
    }
    return !isAcross && !path.contains { motions.drive($0, model) }
  }

  /// Fingers and flings come to pages that show.
  func isShown(_ node: Int) -> Bool {
    let path = model.path(from: node)
    return zip(path.dropFirst(), path).allSatisfy { pager, child in
      let it = model.nodes[pager]
      return it.node.pager == nil || it.children.firstIndex(of: child) == it.current
    }
  }

  private func isPager(_ node: Int) -> Bool {
    let it = model.nodes[node]
    return it.node.pager != nil && it.node.isEnabled && !it.children.isEmpty
  }
}
