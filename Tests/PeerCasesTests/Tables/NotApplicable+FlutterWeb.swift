extension NotApplicable {
  static let flutterWeb: [String: NotApplicable] = [
    // Flutter
    "F-NSV-030": .noCounterpart(
      "where a sticky sliver is painted under the overlap of another is layout, not scrolling"),
    "F-NSV-047": .noCounterpart(
      "a header that no drag moves and a release lays over the list; ours moves with the finger"),
    "F-PHY-030": .noCounterpart(
      "an underdamped swing past the target; at its edge a spring hands over to the chain"),
    "F-PHY-033": .noCounterpart("friction plus a constant deceleration is none of our curves"),
    "F-SCR-012": .noCounterpart(
      "the start threshold comes back after 50 ms of rest; the slop is cut once per gesture"),
    "F-HDR-027": .noCounterpart("a snap by a linear curve of a given duration; ours is a spring"),
    // Chromium
    "C-BCM-011": .noCounterpart("a pinch is not a scroll: the host sends nothing of it"),
    "C-SNP-022": .noCounterpart(otherAxis),
    "C-SNP-024": .noCounterpart(otherAxis),
    "C-ELA-003": .noCounterpart("10 points of overscroll are swallowed before a stretch begins"),
    "C-ELA-014": .noCounterpart(bounceCurve),
    "C-ELA-015": .noCounterpart(bounceCurve),
    "C-ELA-016": .noCounterpart(bounceCurve),
    "C-ELA-018": .noCounterpart(bounceCurve),
    // The web
    "W-SNP-065": .noCounterpart(otherAxis),
    "W-SNP-066": .noCounterpart(otherAxis),
    "W-SNP-077": .noCounterpart(otherAxis),
    // Touch libraries
    "V-VNT-002": .noCounterpart("what sticks to the end of the view is layout, not scrolling"),
    "V-VNT-013": .noCounterpart("a pager has a first and a last page; none goes round"),
    "D-JSL-002": .noCounterpart("a landing beyond the edge from a formula of iScroll's own"),
    "D-JSL-003": .noCounterpart("a resistance of Swiper's own, a power of the pull"),
  ]

  private static let otherAxis =
    "the axes of a view choose their rests apart; whether an area shows on the other is not asked"
  private static let bounceCurve =
    "Windows' bounce: a curve and a duration, with a kick outward; ours is a spring"
}

extension Difference {
  static let flutterWebDifferences: [Difference] = flutter + chromium + web + touchLibraries

  private static let flutter: [Difference] = [
    ours(
      "F-NSV-021", "expect.steps.0.offsets.inner", -2000,
      "their resistance depends on how a way is cut into events; a pull of ours does not"),
    ours("F-NSV-021", "expect.steps.1.offsets.inner", -1400, "the same"),
    ours(
      "F-NSV-036", "expect", ["invariants": ["outer never moves while inner is pulled"]],
      "50 000 pt/s bring a stretch back in 3 ms and go on, they begin with a slow spring"),
    ours(
      "F-PHY-023", "expect.offsets.s", 2400,
      "a jump is clamped to the range there is; theirs may stand outside of it"),
    ours(
      "F-PHY-038", "expect.steps.0.offsets.s", 213.82,
      "a drag that is routed loses nothing; theirs eases in over the first 3.5 points"),
    ours(
      "F-SCR-010", "expect.steps.0.offsets.s", 6.5,
      "exactly the slop is cut; theirs eases the first event down to a third of it"),
    ours("F-SCR-010", "expect.steps.1.offsets.s", 16.5, "the same"),
    ours("F-HDR-010", "expect.next_top", 200, "a jump never overscrolls"),
    ours(
      "F-HDR-032", "expect.steps.1.visible_header", 128,
      "100 back open a header whose travel is 80; theirs counts from the header's whole height"),
    ours("F-HDR-032", "expect.steps.2.visible_header", 103, "the same"),
    ours("F-HDR-032", "expect.steps.6.visible_header", 128, "the same"),
    ours("F-HDR-032", "expect.steps.7.visible_header", ["lt": 118], "the same"),
    ours(
      "F-RFR-001", "expect.steps.1.offsets.s", -69,
      "the pull itself arms a refresh, without a resistance that depends on the cut into events"),
    ours("F-RFR-001", "expect.steps.2.offsets.s", -119, "the same"),
  ]

  private static let chromium: [Difference] = [
    ours("C-LTH-005", "expect.offsets.outer", [20, 10], stricterAxis),
    ours("C-LTH-008", "expect.offsets.outer", [0, 20], stricterAxis),
    ours("C-OSB-007", "expect.offsets.outer", [100, 200], stricterAxis),
    ours(
      "C-LTH-034", "expect.accumulated_overscroll", [-0.12, 0.1],
      "what nobody takes is reported however little it is; they drop less than a tenth"),
    ours(
      "C-LTH-043", "expect.steps.4.latched", "root",
      "wheels without phases have no end of their own: a latch ends by a pause"),
    ours(
      "C-LTH-051", "expect.steps.1.snapping", false,
      "motions end when they end; theirs begins to snap when a frame looks"),
    ours(
      "C-LTH-052", "expect.steps.0.offsets.s.y", ["gt": 0, "lt": 50], wholeView),
    ours(
      "C-LTH-053", "expect", ["offsets": ["s": ["x": 50]], "snap_target": "10 on x"], wholeView),
    ours(
      "C-BCM-023", "expect.steps.1.visible_header", 80,
      "a change of height keeps the offset of a half-open header; theirs keeps what is seen"),
    ours(
      "C-ELA-004", "expect.steps.0.stretch", ["y": ["lt": 0]],
      "a stretch begins with the first point; theirs after ten"),
    ours("C-ELA-012", "expect.steps.0.stretch", [0, ["approx": -50.38, "tol": 0.01]], band),
    ours("C-ELA-019", "expect.steps.0.stretch", [0, ["approx": -50.38, "tol": 0.01]], band),
    ours("C-ELA-019", "expect.steps.1.stretch", [0, ["approx": -47.9, "tol": 0.01]], band),
    ours("C-ELA-019", "expect.steps.2.stretch", [0, ["approx": -39.28, "tol": 0.01]], band),
    ours("C-ELA-019", "expect.steps.3.stretch", [0, ["approx": -62.31, "tol": 0.01]], band),
  ]

  private static let web: [Difference] = [
    ours("W-OSB-009", "expect.offsets.window", [["gt": 100], ["gt": 100]], noRange),
    ours("W-OSB-011", "expect.offsets.window", [["gt": 100], ["gt": 100]], noRange),
    ours("W-OSB-012", "expect.offsets.window", [["gt": 100], ["gt": 100]], noRange),
    ours(
      "G-HND-003", "expect.steps.0.leftover", [0, 0],
      "what the node that keeps a gesture can't scroll, it stretches"),
    ours(
      "G-OVS-022", "expect.steps.1.overscrolled", ["root"],
      "one node of a chain is stretched at a time"),
    ours(
      "G-FLA-003", "expect.velocity_px_ms_abs.2", [4.3, 4.5],
      "velocity is a least squares fit; theirs is another measure"),
  ]

  private static let touchLibraries: [Difference] = [
    ours(
      "V-VNT-008", "expect.steps.1.pull", 100,
      "a pull is what the finger asked for; theirs is halved beyond the head, and again"),
    ours(
      "V-VNT-010", "expect.refresh", true,
      "one gesture may scroll to the start and then pull; theirs must begin at the start"),
  ]

  private static let stricterAxis =
    "each axis of a view goes on to its ancestors or doesn't; theirs lets the stricter one decide"
  private static let wholeView =
    "a gesture's end settles its view on both axes; theirs on those that scrolled"
  private static let band = "a rubber band instead of a tanh curve"
  private static let noRange =
    "a node without a range is not there, its containment included, as its users asked for"

  private static func ours(_ id: String, _ path: String, _ ours: JSON, _ why: String) -> Difference
  {
    Difference(id: id, path: path, ours: ours, why: why)
  }
}
