import CNestedScroll
import NestedScroll
import NestedScrollC
import Testing

/// The C face does what the Swift functions do.
@Suite struct FaceTests {
  @Test("A stroke and its fling come to the same bits through C and in Swift")
  func sameBits() {
    let page = Page()
    var engine = ScrollEngine()
    let root = engine.insert(
      .header(Header(height: 240, stay: 40), viewport: 700, edges: Edges(start: .bounce)))
    let pager = engine.insert(.pager(viewport: 400), under: root)
    let posts = engine.insert(.list(viewport: 660, content: 3000), under: pager)
    engine.insert(.list(viewport: 660, content: 500), under: pager)

    ns_touch_began(page.engine, 7, page.posts, 200, 600, 0, 0, 0, Int32(NS_NONE))
    engine.touchBegan(7, on: posts, at: Point(x: 200, y: 600), time: 0)
    for step in 1...9 {
      let (y, time) = (600 - Double(step * step) * 3.3, Double(step) * 0.016)
      ns_touch_moved(page.engine, 7, 200, y, time)
      engine.touchMoved(7, to: Point(x: 200, y: y), time: time)
      #expect(ns_offset(page.engine, page.root) == engine.offset(of: root))
    }
    ns_touch_ended(page.engine, 7, 0.15)
    engine.touchEnded(7, time: 0.15)
    var frames = 0
    while ns_is_moving(page.engine) != 0, frames < 1000 {
      frames += 1
      ns_advance(page.engine, ns_time(page.engine) + 1.0 / 60)
      engine.advance(to: engine.time + 1.0 / 60)
      #expect(ns_shown_offset(page.engine, page.posts) == engine.shownOffset(of: posts))
      #expect(ns_velocity(page.engine, page.posts) == engine.velocity(of: posts))
    }
    #expect(frames > 20 && !engine.isMoving)
    #expect(ns_offset(page.engine, page.root) == 200)
    #expect(ns_offset(page.engine, page.posts) > 0)
  }

  @Test("The report names who took what, and writes no more than there is room for")
  func report() {
    let page = Page()
    ns_set_explains(page.engine, 1)
    ns_drag(page.engine, page.posts, 0, 230, 0)
    var takes = [ns_take](repeating: ns_take(), count: 4)
    #expect(ns_takes(page.engine, &takes, 4) == 2)
    #expect(takes[0].node == page.root && takes[0].amount == 200)
    #expect(takes[1].node == page.posts && takes[1].amount == 30)
    takes[1] = ns_take()
    #expect(ns_takes(page.engine, &takes, 1) == 2)
    #expect(takes[1].node == 0)
    #expect(ns_takes(page.engine, nil, 0) == 2)
    var offers = [ns_offer](repeating: ns_offer(), count: 8)
    #expect(ns_offers(page.engine, &offers, 8) >= 2)
    #expect(offers[0].node == page.root && offers[0].reason == Int32(NS_PRE_SCROLL))
    #expect(ns_unconsumed(page.engine, Int32(NS_VERTICAL)) == 0)
    ns_drag(page.engine, page.posts, 0, 9000, 0)
    #expect(ns_unconsumed(page.engine, Int32(NS_VERTICAL)) == 6690)
    #expect(ns_unconsumed_at(page.engine, Int32(NS_VERTICAL)) != 0)
  }

  @Test("Many nodes are read at once")
  func places() {
    let page = Page()
    ns_drag(page.engine, page.posts, 0, 150, 0)
    let nodes = [page.root, page.posts, 99999]
    var places = [ns_place](repeating: ns_place(), count: 3)
    ns_place_nodes(page.engine, nodes, 3, &places)
    #expect(places[0].offset == 150 && places[0].progress == 0.75)
    #expect(places[1].offset == 0)
    #expect(places[2].offset == 0)
  }

  @Test("Pages, motions and their ends are told")
  func pages() {
    let page = Page()
    ns_select(page.engine, page.pager, 1, 1)
    var motions = [ns_motion](repeating: ns_motion(), count: 2)
    #expect(ns_motions(page.engine, &motions, 2) == 1)
    #expect(motions[0].node == page.pager && motions[0].kind == Int32(NS_COMMAND))
    var landings = [ns_landing](repeating: ns_landing(), count: 2)
    #expect(ns_landings(page.engine, 0, &landings, 2) == 1)
    #expect(landings[0].offset == 400)
    #expect(ns_landings(page.engine, 1, &landings, 2) == 0)
    ns_settle(page.engine, 60)
    var ends = [ns_motion_end](repeating: ns_motion_end(), count: 2)
    #expect(ns_ended_motions(page.engine, &ends, 2) == 1)
    #expect(ends[0].how == Int32(NS_COMPLETED))
    var pages = ns_pages()
    #expect(ns_page_indices(page.engine, page.pager, &pages) == 1)
    #expect(pages.current == 1 && pages.settled == 1)
    #expect(ns_page_indices(page.engine, page.posts, &pages) == 0)
  }

  @Test("A description that is read and written changes nothing")
  func description() {
    let page = Page()
    ns_drag(page.engine, page.posts, 0, 90, 0)
    for node in [page.root, page.pager, page.posts] {
      var description = ns_description()
      #expect(ns_describe(page.engine, node, &description) == 1)
      #expect(ns_update(page.engine, node, &description, nil, 0) == 1)
      var again = ns_description()
      #expect(ns_describe(page.engine, node, &again) == 1)
      let same = withUnsafeBytes(of: &description) { first in
        withUnsafeBytes(of: &again) { first.elementsEqual($0) }
      }
      #expect(same)
    }
    #expect(ns_offset(page.engine, page.root) == 90)
  }

  @Test("The header's numbers are those of the Swift choices")
  func numbers() {
    #expect(NS_VERTICAL == Int(Axis.vertical.rawValue))
    #expect(NS_BACKWARD == Int(Direction.backward.rawValue))
    #expect(NS_BOUNCE == Int(EdgeEffect.bounce.rawValue))
    #expect(NS_RIGHT_TO_LEFT == Int(LayoutDirection.rightToLeft.rawValue))
    #expect(
      NS_PARALLEL == Int(Link.parallel.rawValue) && NS_SELF_ONLY == Int(Link.selfOnly.rawValue))
    #expect(NS_COLLAPSE_WHEN_NEEDED == Int(Header.Collapse.whenNeeded.rawValue))
    #expect(NS_TOUCH_LIKE_CONTENT == Int(Header.Touch.likeContent.rawValue))
    #expect(NS_PAGES_RESET_ON_LEAVE == Int(Pager.PageOffsets.resetOnLeave.rawValue))
    #expect(NS_HEADER_AREA == Int(TouchArea.header.rawValue))
    #expect(NS_LATCH_OUTWARD == Int(Latch.outward.rawValue))
    #expect(NS_MOMENTUM_ENDED == Int(WheelPhase.momentumEnded.rawValue))
    #expect(NS_INPUT_COMMAND == Int(Inputs.command.rawValue))
    #expect(NS_SNAP == Int(MotionKind.snap.rawValue))
    #expect(NS_INTERRUPTED == Int(MotionEnd.How.interrupted.rawValue))
    #expect(NS_REFRESHING == Int(RefreshPhase.refreshing.rawValue))
    #expect(NS_DRAG == Int(Physics.Curve.drag.rawValue))
    #expect(NS_LINEAR == Int(RubberBand.Shape.linear.rawValue))
    #expect(NS_CARRY_IOS == Int(Physics.Carry.ios.rawValue))
    #expect(NS_LACKS_VIEWPORT == Int(Omission.Kind.viewport.rawValue))
    #expect(NS_BARRING == Int(Offer.Reason.barring.rawValue))
    #expect(NS_CLOSING == Int(Offer.Reason.closing.rawValue))
  }

  @Test("Where things will be, what shows of them, and what is missing")
  func outlook() {
    let page = Page()
    #expect(ns_visible_length(page.engine, page.posts) == 460)
    ns_fling(page.engine, page.posts, 0, 1000, 0)
    let landing = ns_landing_offset(page.engine, page.posts)
    ns_settle(page.engine, 60)
    #expect(landing > 0 && ns_offset(page.engine, page.posts) == landing)
    #expect(ns_omissions(page.engine, nil, 0) == 0)
    var pages = Page.describe(NS_HORIZONTAL, viewport: 400)
    pages.is_pager = 1
    let empty = ns_insert(page.engine, page.posts, Int32(NS_NONE), &pages)
    var omission = ns_omission()
    #expect(ns_omissions(page.engine, &omission, 1) == 1)
    #expect(omission.node == empty && omission.kind == Int32(NS_LACKS_PAGES))
  }

  @Test("Physics and the estimator of velocities are handed over")
  func physics() {
    var physics = ns_physics()
    ns_describe_physics(Int32(NS_CHROMIUM), &physics)
    #expect(physics.drag_rate == Physics.chromium.drag.rate)
    #expect(physics.curve == Int32(NS_DRAG))
    let page = Page()
    var engine = ScrollEngine(physics: .chromium)
    let list = engine.insert(.list(viewport: 660, content: 3000))
    ns_set_physics(page.engine, &physics)
    ns_set_velocity_estimator(page.engine, Int32(NS_IMPULSE), .nan)
    engine.velocityEstimator = .impulse(seconds: 0.1)
    ns_set_offset(page.engine, page.root, 200)
    ns_touch_began(page.engine, 0, page.posts, 200, 600, 0, 0, 0, Int32(NS_NONE))
    engine.touchBegan(on: list, at: Point(x: 200, y: 600), time: 0)
    for step in 1...6 {
      let (y, time) = (600 - Double(step * step) * 7, Double(step) * 0.016)
      ns_touch_moved(page.engine, 0, 200, y, time)
      engine.touchMoved(to: Point(x: 200, y: y), time: time)
    }
    ns_touch_ended(page.engine, 0, 0.1)
    engine.touchEnded(time: 0.1)
    ns_settle(page.engine, 60)
    engine.settle()
    #expect(ns_offset(page.engine, page.posts) == engine.offset(of: list))
    #expect(engine.offset(of: list) > 300)
  }

  @Test("Reduced motion jumps, and pixels are whole")
  func motion() {
    let page = Page()
    ns_set_pixel_length(page.engine, 0.5)
    ns_fling(page.engine, page.posts, 0, 1003, 0)
    ns_settle(page.engine, 60)
    let offset = ns_offset(page.engine, page.posts) * 2
    #expect(offset > 0 && offset == offset.rounded())
    ns_set_reduces_motion(page.engine, 1)
    ns_scroll_to_total(page.engine, page.posts, 50, 1)
    #expect(ns_is_moving(page.engine) == 0 && ns_offset(page.engine, page.root) == 50)
  }

  @Test("Rests and header rows are handed over")
  func snapAndRows() {
    let page = Page()
    var point = ns_snap_point()
    point.shape = Int32(NS_SHAPE_SERIES)
    point.every = 100
    point.to = .nan
    point.at = .nan
    point.range = .nan
    #expect(ns_set_snap(page.engine, page.posts, &point, 1, .nan, 0.5, 0.5, .nan, 0) == 1)
    ns_scroll_to(page.engine, page.posts, 138, 0, 1)
    #expect(ns_offset(page.engine, page.posts) == 100)
    var description = Page.describe(NS_VERTICAL, viewport: 700)
    let rows = [
      ns_header_row(height: 100, stay: 0, returns: 0),
      ns_header_row(height: 60, stay: 60, returns: 0),
    ]
    ns_describe_header_rows(rows, 2, &description)
    #expect(description.header_height == 160 && description.header_stay == 60)
  }
}
