import NestedScroll
import TerminalScreen

/// What each key and each mouse report means.
extension Session {
  /// A wheel's notch, in points: three rows, or as many columns as look alike.
  private static let notch = 3 * Layout.pointsPerRow

  mutating func handle(_ event: InputEvent, at time: Double) {
    switch event {
    case .mouse(let mouse): handle(mouse, at: time)
    case .key(.character(let character), let modifiers): handle(character, modifiers, at: time)
    case .key(let key, _): handle(key, at: time)
    }
  }

  private mutating func handle(_ mouse: MouseEvent, at time: Double) {
    let (row, column) = (mouse.row, mouse.column)
    switch mouse.action {
    case .press(.left): press(row: row, column: column, at: time)
    case .drag(.left): drag(row: row, column: column, at: time)
    case .release(.left): release(row: row, column: column, at: time)
    case .wheel(let direction):
      let isSideways = mouse.modifiers.contains(.shift)
      let delta =
        switch direction {
        case .up: isSideways ? Vector(x: -Self.notch, y: 0) : Vector(x: 0, y: -Self.notch)
        case .down: isSideways ? Vector(x: Self.notch, y: 0) : Vector(x: 0, y: Self.notch)
        case .left: Vector(x: -Self.notch, y: 0)
        case .right: Vector(x: Self.notch, y: 0)
        }
      turnWheel(by: delta, row: row, column: column, at: time)
    case .press, .drag, .release, .move: break
    }
  }

  private mutating func handle(_ character: Character, _ modifiers: Modifiers, at time: Double) {
    if modifiers.contains(.control) {
      // Terminals in a raw mode of their own send the key rather than the signal.
      if character == "c" { leave() }
      return
    }
    switch character {
    case "q", "Q": leave()
    case "e": toggleExplanation()
    case "r": replay(.flickUp, fromHeight: 0.85, at: time)
    case "R": replay(.flickDown, fromHeight: 0.55, at: time)
    case " ": handle(modifiers.contains(.shift) ? .pageUp : .pageDown, at: time)
    case "1"..."9":
      if let tab = character.wholeNumberValue, tab <= Content.tabs.count {
        command(at: time) { $0.engine.select(page: tab - 1, in: $0.pager, animated: true) }
      }
    default: break
    }
  }

  private mutating func handle(_ key: Key, at time: Double) {
    switch key {
    case .up: command(at: time) { $0.scroll(byRows: -1) }
    case .down: command(at: time) { $0.scroll(byRows: 1) }
    case .pageUp: command(at: time) { $0.scrollByPage(-1) }
    case .pageDown: command(at: time) { $0.scrollByPage(1) }
    case .home: command(at: time) { $0.engine.scrollToTop($0.currentList, animated: true) }
    case .end: command(at: time) { $0.scrollToEnd() }
    case .left: goSideways(-1, at: time)
    case .right: goSideways(1, at: time)
    case .tab: command(at: time) { $0.turnPage(by: 1) }
    case .shiftTab: command(at: time) { $0.turnPage(by: -1) }
    case .escape: if isExplaining { toggleExplanation() }
    case .character, .insert, .delete, .backspace, .enter: break
    }
  }

  private mutating func goSideways(_ direction: Int, at time: Double) {
    let isAboutCards = page.currentPage == 1
    command(at: time, about: isAboutCards ? page.cards : nil) { $0.goSideways(direction) }
  }
}

extension Page {
  fileprivate mutating func scroll(byRows rows: Double) {
    engine.scroll(currentList, by: rows * Layout.pointsPerRow)
  }

  /// By what is visible of the list, less a row to keep the place. A key pressed again before the
  /// page has arrived adds to the way.
  fileprivate mutating func scrollByPage(_ direction: Double) {
    let shown = engine.visibleLength(of: currentList)
    let visible = max(shown - Layout.pointsPerRow, Layout.pointsPerRow)
    engine.scroll(currentList, by: remainingWay + direction * visible, animated: true)
  }

  /// How far a command on its way has still to go.
  private var remainingWay: Double {
    for motion in engine.motionStates where motion.kind == .command && motion.axis == .vertical {
      return motion.landing.reduce(0) { $0 + $1.offset - engine.offset(of: $1.node) }
    }
    return 0
  }

  fileprivate mutating func scrollToEnd() {
    let chain = engine.chain(of: currentList, along: .vertical)
    let way = chain.reduce(0) {
      $0 + (engine.extent(of: $1)?.upperBound ?? 0) - engine.offset(of: $1)
    }
    engine.scroll(currentList, by: way, animated: true)
  }

  /// To the next card while there is one in that direction, else to the next page.
  fileprivate mutating func goSideways(_ direction: Int) {
    let offset = engine.offset(of: cards)
    let room = engine.extent(of: cards).map {
      direction > 0 ? $0.upperBound - offset : offset - $0.lowerBound
    }
    if currentPage == 1, let room, room > 0.5 {
      engine.scroll(cards, by: Double(direction) * min(Layout.cardStep, room), animated: true)
    } else {
      let target = currentPage + direction
      guard Content.tabs.indices.contains(target) else { return }
      engine.select(page: target, in: pager, animated: true)
    }
  }

  /// To the tab after or before, round the ends.
  fileprivate mutating func turnPage(by step: Int) {
    let count = Content.tabs.count
    engine.select(page: (currentPage + step + count) % count, in: pager, animated: true)
  }
}
