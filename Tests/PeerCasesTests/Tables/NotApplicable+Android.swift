extension NotApplicable {
  static let android: [String: NotApplicable] = [
    // AndroidX
    "ax-helper-3": .noCounterpart(
      "a parent of an old version cannot say what it took; here nobody is of an old version"),
    "ax-helper-4": .noCounterpart(
      "a parent of an old version cannot say what it took; here nobody is of an old version"),
    "ax-nsv-child-7": .noCounterpart(
      "the order of two calls that hand a velocity on; a fling is one curve here, routed by length"),
    "vp2-state-2": .noCounterpart(
      "its data are those of vp2-state-1, which expects another answer: where it was let go is lost"
    ),
    // Compose
    "cmp-scr-post-1": .noCounterpart(
      "shares a velocity between a child and its parent; a fling is one curve here"),
    // ArkUI
    "ark-nest-014": .noCounterpart("a flag of its own state machine, not of where things stand"),
    "ark-nest-015": .noCounterpart("a flag of its own state machine, not of where things stand"),
    "ark-step-pa-2": .noCounterpart(
      "a second call that lets the parent overscroll; who overscrolls is found here, not asked"),
    "ark-step-pa-5": .noCounterpart(
      "its double of a parent leaves part of a delta and says it is not at its edge"),
    "ark-snap-norm": .noCounterpart("sorts a list of its own and counts the places in it"),
    "ark-snap-land-3": .noCounterpart(
      "a fling backward that would land ahead; a landing is read off the velocity here"),
    // WinUI
    "win-prog-9": .noCounterpart(
      "depends on how long the first fling ran, which its data do not say"),
  ]
}

extension Difference {
  static let androidDifferences: [Difference] = [
    Difference(
      id: "ax-nsv-toolbar-6", path: "expect.0.session_starts.parent", ours: 1,
      why: "a key at the edge scrolls what is around, as a drag does; theirs stops there"),
    Difference(
      id: "cmp-dispatch-3", path: "expect.0.returned", ours: [120, 56],
      why: "nobody can take more than there is; theirs passes on a claim of 154 of 120"),
    Difference(
      id: "m3-settle-1", path: "expect.0.offsets.bar", ours: 0,
      why: "a header that snaps rests open at exactly 0; theirs is left a hundredth short of it"),
    Difference(
      id: "ark-step-sf-2", path: "expect.0.returned.reach_edge", ours: true,
      why:
        "what is left says that the end of the chain is reached, whatever a double says of itself"),
    Difference(
      id: "ark-step-sf-6", path: "expect.0.returned.reach_edge", ours: true,
      why:
        "what is left says that the end of the chain is reached, whatever a double says of itself"),
    Difference(
      id: "win-snap-invalid-4", path: "expect.0.accepted", ours: true,
      why: "a series that starts where it ends is one point"),
    Difference(
      id: "win-snap-invalid-8", path: "expect.0.accepted", ours: true,
      why: "a series may be counted from outside its stretch"),
    Difference(
      id: "rn-reveal-snap-3", path: "expect.0.offsets.tabA", ours: 170,
      why: "a header that snaps takes its page along; theirs slides over it and then moves the page"
    ),
    Difference(
      id: "rn-sync-7", path: "expect.0.offsets.tabB", ours: 120,
      why:
        "a page keeps its place under an open header; theirs loses it, to close a gap that is none"),
    Difference(
      id: "rn-sync-8", path: "expect.0.offsets.tabB", ours: 150,
      why: "a page starts below what stays of the header; theirs overshoots by what stays"),
  ]
}
