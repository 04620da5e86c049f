public import NestedScroll

extension Choices {
  /// Any number at all, the worst of them most often: not a number, infinite, huge, tiny, negative.
  public mutating func wild() -> Double {
    element(of: [
      0, 1, -1, 100, -100, .nan, .infinity, -.infinity, -0.0, 1e300, -1e300, 0x1p40, -0x1p40,
      0x1p41, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e-300,
      0x1p-30, 1e15, -1e15, 1.0 / 3,
    ])
  }

  mutating func wildVector() -> Vector { Vector(x: wild(), y: wild()) }
  mutating func wildPoint() -> Point { Point(x: wild(), y: wild()) }
  mutating func wildReach() -> Reach { element(of: [.none, .whole, .until(wild())]) }

  mutating func wildTurn() -> Turn {
    Turn(
      preScroll: wildReach(), postScroll: wildReach(), mode: element(of: Link.allCases))
  }

  mutating func wildRule() -> SnapRule {
    SnapRule(
      threshold: .init(forward: wild(), backward: wild()),
      minVelocity: bool() ? wild() : nil,
      perFling: element(of: [nil, 0, 1, -1, .max, .min]))
  }

  mutating func wildSnap() -> Snap {
    let points = array(upTo: 4) { choices in
      let shape: SnapPoint.Shape =
        switch choices.int(in: 0...2) {
        case 0: .offset(choices.wild())
        case 1: .range(from: choices.wild(), to: choices.wild())
        default:
          .series(
            every: choices.wild(), from: choices.wild(), to: choices.wild(), at: choices.wild())
        }
      return SnapPoint(
        shape, range: choices.bool() ? choices.wild() : nil, stops: choices.bool())
    }
    return Snap(points: points, range: bool() ? wild() : nil, rule: wildRule())
  }

  /// A node with any numbers in it.
  public mutating func wildNode() -> Node {
    let axis: Axis = bool() ? .horizontal : .vertical
    var node = Node(
      axis, viewport: element(of: [0, 1, 100, .nan, -1, .infinity, 1e300]),
      content: bool() ? wild() : nil)
    if bool() { node.insets = Insets(start: wild(), end: wild()) }
    if bool() { node.offset = wild() }
    if bool() { node.policy = Policy(forward: wildTurn(), backward: wildTurn()) }
    node.edges = element(of: [.clamp, .bounce])
    if bool() { node.anchor = wild() }
    if chance(1, in: 4) {
      node.refreshAtStart = Refresh(trigger: wild(), hold: abs(element(of: [0, 40, 0x1p41])))
    }
    if chance(1, in: 4) {
      node.refreshAtEnd = Refresh(trigger: wild(), hold: abs(element(of: [0, 40, 0x1p41])))
    }
    if chance(1, in: 4) { node.position = wild() }
    if chance(1, in: 4) { node.direction = element(of: LayoutDirection.allCases) }
    if chance(1, in: 8) { node.isEnabled = false }
    if chance(1, in: 4) { node.inputs = Inputs(rawValue: UInt8(draw(below: 256))) }
    if chance(1, in: 4) { node.view = element(of: [0, .max, .min]) }
    if chance(1, in: 8) { node.stopsAtPin = true }
    if chance(1, in: 3) { node.snap = wildSnap() }
    switch int(in: 0...3) {
    case 1 where axis == .vertical:
      node.header = Header(
        height: wild(), stay: wild(), collapse: bool() ? .whenNeeded : .always,
        snap: bool() ? .init(forward: wild(), backward: wild()) : nil,
        touch: element(of: Header.Touch.allCases))
    case 2:
      node.pager = Pager(
        page: element(of: [0, 1, -1, .max, .min]), pageLength: nil, spacing: wild(),
        pageOffsets: element(of: Pager.PageOffsets.allCases), rule: wildRule())
      node.policy = .chain
    default: break
    }
    return node
  }

  /// An event with any numbers in it, on any of `count` nodes, gone ones too.
  public mutating func wildEvent(_ count: Int) -> ScrollEvent.Action {
    let node = int(in: 0...count - 1)
    let pointer = element(of: [0, 1, .max, .min])
    let area = element(of: TouchArea.allCases)
    let latch: Latch? = element(of: [nil, .node, .outward])
    switch int(in: 0...21) {
    case 0:
      return .began(
        pointer: pointer, node: node, at: wildPoint(), area: area, free: bool(), latch: latch)
    case 1, 2: return .moved(pointer: pointer, to: wildPoint())
    case 3: return .ended(pointer: pointer, velocity: bool() ? wildVector() : nil)
    case 4: return .cancelled(pointer: pointer)
    case 5: return .drag(node, wildVector(), area)
    case 6: return .fling(node, wildVector(), area)
    case 7:
      return .wheel(
        node, wildVector(),
        element(of: [nil, .began, .changed, .ended, .momentum, .momentumEnded]),
        latch: latch, free: bool(), smooth: bool())
    case 8: return .setOffset(node, wild())
    case 9: return .scrollTo(node, wild(), animated: bool(), snap: bool())
    case 10:
      return .scrollBy(node, wild(), element(of: [nil, .vertical, .horizontal]), animated: bool())
    case 11: return .scrollToTop(node, animated: bool())
    case 12: return .scrollToTotal(node, wild(), animated: bool())
    case 13:
      return .reveal(
        node, from: wild(), to: wild(), align: bool() ? wild() : nil, animated: bool())
    case 14: return .select(node, page: element(of: [0, 1, 2, -1, .max, .min]), animated: bool())
    case 15: return .stop(node)
    case 16: return .update(node, wildChange())
    case 17: return .remove(node)
    case 18: return .move(node, under: bool() ? int(in: 0...count - 1) : nil, at: wildPlace())
    case 19: return bool() ? .beginRefresh(node, .start) : .endRefresh(node, .end)
    case 20:
      return .insert(wildNode(), under: bool() ? int(in: 0...count - 1) : nil, at: wildPlace())
    default: return .wait
    }
  }

  package mutating func wildPlace() -> Int? { element(of: [nil, 0, 1, -1, .max, .min]) }

  private mutating func wildChange() -> ScrollEvent.Change {
    switch int(in: 0...8) {
    case 0: .content(bool() ? wild() : nil)
    case 1: .viewport(element(of: [0, 1, 100, .nan, -1, .infinity, 1e300]))
    case 2: .insets(Insets(start: wild(), end: wild()))
    case 3: .enabled(bool())
    case 4: .header(height: wild(), stay: wild())
    case 5: .snap(wildSnap())
    case 6: .policy(Policy(forward: wildTurn(), backward: wildTurn()))
    case 7: .edges(element(of: [.clamp, .bounce]))
    default: .edit(Edit(at: wild(), removed: wild(), inserted: wild()))
    }
  }
}
