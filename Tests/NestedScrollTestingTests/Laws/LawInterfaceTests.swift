import NestedScroll
import NestedScrollTesting
import Testing

@Suite struct LawInterfaceTests {
  private static func page(policy: Policy = .chain) -> ScrollPage {
    var page = ScrollPage()
    let outer = page.add(
      Node(.vertical, viewport: 100, content: 300, policy: policy, edges: .bounce))
    page.add(.list(viewport: 100, content: 200), under: outer)
    return page
  }

  private let events = [
    ScrollEvent(.drag(1, Vector(x: 0, y: 150), .content)),
    ScrollEvent(after: 0.5, .drag(1, Vector(x: 0, y: -40), .content)),
  ]

  @Test func everyLawHoldsForAPageAndEvents() throws {
    let page = Self.page(policy: .stickyHeader)
    var asked = 0
    for law in Law.all where law.speaks(of: page, playing: events) {
      try law.test(page, playing: events)
      asked += 1
    }
    #expect(asked > 12)
  }

  @Test func anEngineInMotionIsAPlaceToStartFrom() throws {
    var (engine, ids) = Self.page().build()
    engine.fling(ids[1], velocity: Vector(x: 0, y: 1500))
    engine.advance(to: 0.1)
    for law in [Law.containment, .conservation, .splitting, .oneDriver, .replay, .total] {
      try law.test(engine, playing: events)
    }
    let page = ScrollPage(engine)
    #expect(page.nodes.count == 2)
    #expect(page.nodes[1].parent == 0)
    #expect(page.nodes[1].node.offset == engine.offset(of: ids[1]))
    #expect(engine.offset(of: ids[1]) > 0)
  }

  @Test func aLawThatDoesNotSpeakSaysSo() {
    var page = Self.page()
    page.nodes[1].node.inputs = .drag
    #expect(!Law.exhaustion.speaks(of: page))
    #expect(throws: Failure.self) { try Law.exhaustion.test(page, playing: events) }
    #expect(throws: TooFewCases.self) { try Law.exhaustion.check(runs: 5) { _ in page } }
    let wheel = ScrollEvent(
      .wheel(1, Vector(x: 0, y: 10), nil, latch: nil, free: false, smooth: false))
    #expect(!Law.locality.speaks(of: Self.page(), playing: [wheel]))
  }

  /// What is drawn from some features has no others, and every feature that can be drawn is.
  @Test func pagesHaveTheFeaturesTheyAreDrawnWith() throws {
    var seen: PageFeatures = []
    try check("features", runs: 2000) { choices in
      let features = PageFeatures(rawValue: UInt32(choices.draw(below: 1 << 25)))
      let page = ScrollPage.draw(&choices, features)
      choices.note("\(features.rawValue): \(page)")
      try expect(features.isSuperset(of: page.features), "drew \(page.features.rawValue)")
      seen.formUnion(page.features)
    }
    #expect(PageFeatures.all.subtracting(seen) == [.views, .pagerInsets, .connections])
  }

  /// What is drawn of some kinds is of no others, and every kind is drawn.
  @Test func eventsAreOfTheKindsTheyAreDrawnFrom() throws {
    var seen: EventKinds = []
    let base: EventKinds = [.touches, .drags]
    try check("kinds", runs: 1000) { choices in
      let kinds = EventKinds(rawValue: UInt32(choices.draw(below: 1 << 16))).union(base)
      let page = ScrollPage.draw(&choices)
      var script = ScrollScript(page, kinds)
      for event in choices.array(upTo: 20, { script.event(&$0) }) {
        try expect(kinds.isSuperset(of: event.kinds), "\(event)")
        seen.formUnion(event.kinds)
      }
    }
    #expect(seen == .all)
  }

  @Test func aPlayerLetsGoOfEverything() {
    var player = ScrollPlayer(Self.page())
    player.play([
      ScrollEvent(
        .began(
          pointer: 3, node: 1, at: Point(x: 0, y: 0), area: .content, free: false, latch: nil)),
      ScrollEvent(after: 0.1, .moved(pointer: 3, to: Point(x: 0, y: 120))),
      ScrollEvent(
        .wheel(1, Vector(x: 0, y: -30), .began, latch: nil, free: false, smooth: false)),
    ])
    #expect(player.fingers.count == 1)
    #expect(player.isPadHeld)
    player.letGo()
    #expect(player.fingers.isEmpty)
    #expect(!player.isPadHeld)
    #expect(player.state.nodes.allSatisfy { $0.pull == 0 })
    #expect(player.name(of: player.ids[1]) == 1)
  }
}
