import NestedScroll
import NestedScrollTesting

/// What is drawn, and what is not since the contract leaves open what it does.
extension MotionComparison {
  static let features: PageFeatures = [.lists, .rightToLeft, .forests, .headers, .refreshes]
  /// Which of a pair's nodes ends a fling is left open.
  static let pinned: PageFeatures = features.subtracting(.parallel).union(.pins)

  static func drawPage(_ choices: inout Choices) -> ScrollPage {
    let isPinned = choices.bool()
    var page = ScrollPage.draw(&choices, isPinned ? Self.pinned : Self.features)
    // Most pages have no refresh, and some have nothing else.
    guard choices.chance(1, in: 3) else { return page }
    for index in page.nodes.indices where page.nodes[index].node.header == nil {
      let trigger = choices.element(of: [20.0, 50, 80])
      page.nodes[index].node.refreshAtStart = Refresh(trigger: trigger, hold: 40)
    }
    return page
  }

  func draw(_ choices: inout Choices) -> Command {
    let node = ids.count - 1 - choices.int(in: 0...ids.count - 1)
    let speed = choices.weighted([
      (2, choices.dyadic(-1000...1000)), (3, choices.dyadic(-9000...9000)),
      (1, choices.dyadic(-100...100)),
    ])
    let isDown = finger != nil
    let mayRefresh = refreshing
    let bouncing = motions.all.compactMap(\.node)
    switch choices.weighted([
      (6, 0), (isDown ? 0 : 4, 1), (isDown ? 0 : 4, 2), (isDown ? 6 : 0, 3), (isDown ? 3 : 0, 4),
      (isDown ? 0 : 1, 5), (isDown ? 0 : 1, 6), (3, 7),
      (mayRefresh.isEmpty ? 0 : 3, 8),
    ]) {
    case 1 where !isDown: return .fling(node, speed)
    case 2 where !isDown: return .began(node)
    case 3 where isDown:
      return .moved(
        choices.dyadic(-200...200), finger?.axis ?? (choices.bool() ? .horizontal : .vertical))
    case 4 where isDown: return .lifted(finger?.axis == nil || choices.chance(1, in: 3) ? 0 : speed)
    case 5 where !isDown: return .stop(node)
    case 6 where !isDown: return .put(node, choices.dyadic(-20...300))
    case 7:
      let isIt = !bouncing.isEmpty && choices.bool()
      return drawChange(isIt ? choices.element(of: bouncing) : node, &choices)
    case 8 where !mayRefresh.isEmpty:
      let node = choices.element(of: mayRefresh)
      let edge: Edge = model.nodes[node].node.refreshAtStart == nil ? .end : .start
      return choices.bool() ? .endRefresh(node, edge) : .beginRefresh(node, edge)
    default:
      return .wait(choices.weighted([(4, 1.0 / 64), (2, 0.125), (2, choices.dyadic(0...4))]))
    }
  }

  private func drawChange(_ node: Int, _ choices: inout Choices) -> Command {
    let it = model.nodes[node]
    // Whether what is left of a slow bounce goes on once there is room is left open.
    let isSlow = motions.springVelocity(of: node).map { abs($0) < model.physics.minVelocity }
    if it.pull > 0, isSlow == false, let content = it.node.content, choices.bool() {
      return .update(node, .content(content + choices.dyadic(1...300)))
    }
    switch choices.int(in: 0...5) {
    case 0 where isSlow != true, 1 where isSlow != true:
      return .update(node, .content(choices.dyadic(0...600)))
    // How fast a spring may be in another band is left open.
    case 2 where motions.springVelocity(of: node) == nil:
      return .update(node, .viewport(choices.dyadic(1...200)))
    case 3:
      return .update(
        node, .policy(ScrollPage.drawPolicy(&choices, Self.pinned, until: 0...120)))
    // What becomes of a stretch at an edge that is hard now, or under a header, is left open.
    case 4 where it.pull == 0 && motions.springVelocity(of: node) == nil:
      return .update(node, .edges(choices.element(of: [.clamp, .bounce])))
    case 5 where it.pull == 0: return .update(node, .enabled(choices.bool()))
    default: return .wait(1.0 / 64)
    }
  }

  /// The nodes with a refresh. Whether a finger without an axis holds what it pulls is left open.
  private var refreshing: [Int] {
    guard finger == nil || finger?.axis != nil else { return [] }
    return model.nodes.indices.filter {
      model.nodes[$0].node.refreshAtStart != nil || model.nodes[$0].node.refreshAtEnd != nil
    }
  }
}
