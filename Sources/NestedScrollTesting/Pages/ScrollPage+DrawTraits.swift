public import NestedScroll

extension ScrollPage {
  /// Draws a policy, each direction by itself; the presets come more often than chance would have
  /// them. Reaches end at offsets within `until`, if it is given and the features have `untils`.
  public static func drawPolicy(
    _ choices: inout Choices, _ features: PageFeatures, until: ClosedRange<Double>?
  ) -> Policy {
    let preset: Policy? = choices.weighted([
      (4, .chain), (2, .stickyHeader), (2, .floatingHeader), (2, .contain), (2, .parentFirst),
      (features.contains(.parallel) ? 2 : 0, features.contains(.parallel) ? .parallel : .chain),
      (4, nil),
    ])
    if let preset { return preset }
    let reach = features.contains(.untils) ? until : nil
    return Policy(
      forward: drawTurn(&choices, features, until: reach),
      backward: drawTurn(&choices, features, until: reach))
  }

  static func drawTurn(
    _ choices: inout Choices, _ features: PageFeatures, until: ClosedRange<Double>?
  ) -> Turn {
    let links: [Link] =
      features.contains(.parallel)
      ? [.selfFirst, .parentFirst, .selfOnly, .parallel] : [.selfFirst, .parentFirst, .selfOnly]
    return Turn(
      preScroll: drawReach(&choices, simplest: .none, until: until),
      postScroll: drawReach(&choices, simplest: .whole, until: until),
      mode: choices.element(of: links))
  }

  private static func drawReach(
    _ choices: inout Choices, simplest: Reach, until: ClosedRange<Double>?
  ) -> Reach {
    let other: Reach = simplest == .none ? .whole : .none
    guard let until else { return choices.weighted([(2, simplest), (1, other)]) }
    let offset = choices.weighted([(1, 0), (1, 50), (1, choices.dyadic(until))])
    return choices.weighted([(2, simplest), (1, other), (1, .until(offset))])
  }

  /// What every kind of node may have.
  static func drawRest(
    _ choices: inout Choices, _ features: PageFeatures, _ node: inout Node
  ) {
    if features.contains(.bounce) {
      node.edges = choices.element(of: [
        .clamp, .bounce, Edges(start: .bounce), Edges(end: .bounce),
      ])
    }
    if features.contains(.disabled), choices.chance(1, in: 16) { node.isEnabled = false }
    if features.contains(.inputs), choices.chance(1, in: 8) {
      node.inputs = choices.element(of: [.all, [], .drag, .pager, .wheel, .fling, .command])
    }
    if features.contains(.snaps), node.header == nil, node.pager == nil, choices.chance(1, in: 4) {
      node.snap = drawSnap(&choices)
    }
    if features.contains(.refreshes), choices.chance(1, in: 8) {
      let refresh = Refresh(trigger: choices.element(of: [50, 20, 80]), hold: 40)
      if choices.chance(1, in: 3) {
        node.refreshAtEnd = refresh
      } else {
        node.refreshAtStart = refresh
      }
    }
    if features.contains(.rightToLeft), choices.chance(1, in: 4) { node.direction = .rightToLeft }
    if features.contains(.anchors), choices.chance(1, in: 4) {
      node.anchor = choices.element(of: [1, 0.5])
    }
    if features.contains(.pins), choices.chance(1, in: 10) { node.stopsAtPin = true }
  }

  /// Draws the points at which a node snaps.
  public static func drawSnap(_ choices: inout Choices) -> Snap {
    let point = choices.weighted([
      (3, SnapPoint.Shape.offset(0)), (3, .offset(50)), (3, .offset(choices.dyadic(0...200))),
      (1, .range(from: 20, to: 60)),
    ])
    var points = [SnapPoint(point)]
    if choices.bool() {
      points += choices.array(upTo: 3) { SnapPoint(.offset($0.dyadic(0...300))) }
    }
    if choices.chance(1, in: 4) {
      points = [
        SnapPoint(.series(every: choices.element(of: [30, 10, 64]), from: 0, to: 300, at: 0))
      ]
    }
    if choices.chance(1, in: 4) { points[0].stops = true }
    if choices.chance(1, in: 4) { points[0].range = choices.dyadic(0...100) }
    return Snap(
      points: points, range: choices.weighted([(3, nil), (1, 30)]),
      rule: choices.chance(1, in: 3) ? drawRule(&choices) : SnapRule())
  }
}
