import NestedScroll
import Testing

@Suite("Rules: what a node is described by")
struct Section01DescriptionTests {
  @Test func everyReachAndLinkIsReadBack() {
    var engine = ScrollEngine()
    let list = engine.list(1000)
    for mode in Link.allCases {
      for reach in [Reach.none, .whole, .until(30)] {
        for turn in [
          Turn(preScroll: reach, mode: mode), Turn(postScroll: reach, mode: mode),
        ] {
          for policy in [Policy(forward: turn), Policy(backward: turn)] {
            engine.update(list) { $0.policy = policy }
            #expect(engine[list]?.policy == policy)
          }
        }
      }
    }
  }

  @Test func edgesAndTurnsAreNamedByTheirSide() {
    for edge in Edge.allCases {
      var edges = Edges.clamp
      edges[edge] = .bounce
      #expect(edges == Edges(start: edge == .start ? .bounce : .clamp, end: edges[.end]))
      #expect(edges[edge] == .bounce)
    }
    for direction in Direction.allCases {
      var policy = Policy.chain
      policy[direction] = Turn(preScroll: .whole)
      #expect(policy[direction].preScroll == .whole)
      #expect(policy[direction == .forward ? .backward : .forward] == Turn())
    }
  }

  @Test func aStyleIsAPolicyAndTwoPairsOfEdges() {
    let style = PageStyle(
      policy: .floatingHeader, headerEdges: .clamp, listEdges: Edges(end: .bounce))
    #expect(Node.list(viewport: 100, content: 1000, style: style).edges == Edges(end: .bounce))
    let header = Node.header(Header(height: 100), viewport: 400, style: style)
    #expect(header.policy == .floatingHeader)
    #expect(header.edges == .clamp)
  }

  @Test func nothingOfAHeaderStaysUnlessItSaysSo() {
    #expect(Header(height: 200).stay == 0)
    #expect(Header(height: 200).travel == 200)
  }

  @Test func lengthsAndOffsetsThatAreNoNumbersAreZero() {
    var engine = ScrollEngine()
    let list = engine.insert(Node(.vertical, viewport: .nan, content: 100))
    #expect(engine.extent(of: list) == 0...100)
    let late = engine.insert(Node(.vertical, viewport: 100, content: nil, offset: .nan))
    engine.update(late) { $0.content = 1000 }
    #expect(engine.offset(of: late) == 0)
  }

  @Test func anExtentEndsAtTheLargestLength() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(.vertical, viewport: 0, content: 1e300, insets: Insets(start: 0, end: 1e300)))
    #expect(engine.extent(of: list) == 0...0x1p40)
  }

  @Test func aHeaderGoesOnInTheFirstChildThatScrollsItsWay() {
    var engine = ScrollEngine()
    let header = engine.insert(.header(Header(height: 200, stay: 50), viewport: 400))
    _ = engine.list(1000, in: header, axis: .horizontal)
    let list = engine.list(1000, in: header)
    #expect(engine.chain(of: header, along: .vertical, area: .header) == [list, header])
  }

  @Test func childrenKeepTheOrderTheyAreGiven() {
    var engine = ScrollEngine()
    let parent = engine.list(1000)
    let second = engine.list(1000, in: parent)
    let first = engine.insert(.list(viewport: 100, content: 1000), under: parent, at: 0)
    let third = engine.list(1000, in: parent)
    #expect(engine.children(of: parent) == [first, second, third])
    let between = engine.insert(.list(viewport: 100, content: 1000), under: parent, at: 2)
    #expect(engine.children(of: parent) == [first, second, between, third])
    let last = engine.insert(.list(viewport: 100, content: 1000), under: parent, at: 9)
    #expect(engine.children(of: parent) == [first, second, between, third, last])
  }

  @Test func aHeaderReturnsNoMoreThanItTravels() {
    let (header, policy) = Header.rows([HeaderRow(height: 50, returns: 80)])
    #expect(header.travel == 50)
    #expect(policy == .floatingCollapsed(until: 0))
  }

  @Test func aRowMayReturnLessThanAPoint() {
    let (_, policy) = Header.rows([HeaderRow(height: 50, returns: 0.5)])
    #expect(policy == .floatingCollapsed(until: 49.5))
  }

  @Test func aHeaderOfWhichMoreStaysThanThereIsDoesNotTravel() {
    #expect(Header(height: 100, stay: 130).travel == 0)
    #expect(Header(height: 100, stay: -30).travel == 100)
    #expect(Header(height: -100, stay: -130).travel == 0)
  }

  @Test func aVectorAlongAnAxisIsZeroOnTheOther() {
    #expect(Vector(7, along: .horizontal) == Vector(x: 7, y: 0))
    #expect(Vector(7, along: .vertical) == Vector(x: 0, y: 7))
  }

  @Test func withoutItsContentKnownANodeHasNoExtentWhateverItsInsets() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(.vertical, viewport: 100, content: nil, insets: Insets(start: 20, end: 500)))
    #expect(engine.extent(of: list) == -20...(-20))
    #expect(engine.chain(of: list, along: .vertical) == [])
  }

  @Test func anIdOfAnotherPageFindsNothing() {
    var (engine, other) = (ScrollEngine(), ScrollEngine())
    let list = engine.list(1000)
    let ids = (0..<2).map { _ in other.list(1000) }
    #expect(ids[0] == list)
    #expect(!engine.contains(ids[1]))
    engine.setOffset(5, of: ids[1])
    #expect(engine.report.unknownNode == ids[1])
  }

  @Test func rootsAreMovedAmongThemselves() {
    var engine = ScrollEngine()
    let roots = (0..<3).map { _ in engine.list(1000) }
    engine.move(roots[2], at: 0)
    #expect(engine.roots == [roots[2], roots[0], roots[1]])
    engine.move(roots[2])
    #expect(engine.roots == roots)
  }

  @Test func whatIsTooLongOrTooSmallIsPutRightWhenItIsStored() {
    var engine = ScrollEngine()
    let largest = 1_099_511_627_776.0
    for (anchor, stored) in [(-1.0, 0.0), (2, 1)] {
      let node = engine.insert(
        Node(.vertical, viewport: 1e300, content: 1000, anchor: anchor))
      engine.update(node) {
        #expect($0.viewport == largest)
        #expect($0.anchor == stored)
      }
    }
  }

  @Test func whatIsHeldOpenEndsAtTheLargestLengthToo() {
    var engine = ScrollEngine()
    let node = engine.insert(
      Node(
        .vertical, viewport: 100, content: 1000, insets: Insets(start: 1e12),
        refreshAtStart: Refresh(trigger: 10, hold: 1e12)))
    engine.beginRefresh(.start, of: node)
    #expect(engine.extent(of: node)?.lowerBound == -1_099_511_627_776)
  }

  @Test func anIdIsNeverGivenOutTwice() {
    var engine = ScrollEngine()
    var gone: [NodeID] = []
    for _ in 0..<4 {
      let list = engine.list(1000)
      #expect(!gone.contains(list))
      let found = gone.filter { engine.contains($0) }
      #expect(found == [])
      engine.remove(list)
      gone.append(list)
    }
  }

  @Test func anInsetOrAGapThatIsNoNumberIsNone() {
    var engine = ScrollEngine()
    let list = engine.insert(
      Node(.vertical, viewport: 100, content: 300, insets: Insets(start: .nan)))
    #expect(engine.extent(of: list) == 0...200)
    engine.update(list) { $0.insets.start = 1e300 }
    #expect(engine.extent(of: list)?.lowerBound == -0x1p40)
    #expect(engine[list]?.insets.start == 0x1p40)
    let pager = engine.insert(.pager(Pager(spacing: -50), viewport: 400))
    for _ in 0..<3 { _ = engine.list(1000, in: pager) }
    engine.select(page: 2, in: pager)
    #expect(engine.offset(of: pager) == 800)
  }
}
