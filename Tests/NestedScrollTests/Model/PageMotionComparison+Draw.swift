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
    page.physics = choices.element(of: Presets.all.filter { $0.carry == .none })
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
    ]) {
    case 1 where !isDown: return .fling(node, speed)
    case 2 where !isDown: return .began(node)
    case 3 where isDown:
      return .moved(
        choices.dyadic(-100...100), finger?.axis ?? (choices.bool() ? .horizontal : .vertical))
    case 4 where isDown: return .lifted(finger?.axis == nil ? 0 : speed)
    case 5 where isDown: return .cancelled
    // Whether a pager that is stopped between pages stays there is left open.
    case 6 where !isDown && model.nodes[node].node.pager == nil: return .stop(node)
    case 7 where !isDown: return drawPut(node, &choices)
    default: break
    }
    return .wait(choices.weighted([(4, 1.0 / 64), (2, 0.125), (2, choices.dyadic(0...4))]))
  }

  private func drawPut(_ node: Int, _ choices: inout Choices) -> Command {
    guard model.nodes[node].node.pager != nil else {
      return .put(node, choices.dyadic(-20...300))
    }
    // Between pages it would stay, until a gesture comes along.
    return .put(node, model.pageStart(choices.int(in: 0...3), of: node))
  }
}
