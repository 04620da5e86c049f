import NestedScroll
import NestedScrollTesting

/// A set of small pages that is tried whole: a shape, what each node may be, and where it may stand;
/// every delta from every one of these states, engine against model.
struct SmallWorld {
  /// What a node may be: a turn of one direction and what is at the edge it leads to.
  struct Kind {
    var turn: Turn
    var edge: EdgeEffect
    var isPager = false
    var header: Top?
  }

  /// A header: what remains of it, and what goes on down from it.
  struct Top {
    var stay: Double
    var touch: Header.Touch
  }

  /// The parent of each node, an earlier one.
  var parents: [Int?]
  /// What each node may be, forward; backward it is another one of these, so that both directions
  /// see every combination and no page is the same both ways.
  var kinds: [[Kind]]
  /// How far each node may be able to go.
  var travels: [[Int]]
  /// The nodes that are touched.
  var touched: [Int]
  /// The nodes that are touched on their own area.
  var touchedOnTop: [Int] = []
  /// Which page of a pager the chain comes from: 0 or 1 of the two.
  var page = 0
  var deltas = [-3.0, -1, 1, 3]

  /// Every turn: 4 links, 3 claims, 3 shares.
  static let turns: [Turn] = Link.allCases.flatMap { link in
    [Reach.none, .whole, .until(1)].flatMap { pre in
      [Reach.whole, .none, .until(1)].map { post in
        Turn(preScroll: pre, postScroll: post, mode: link)
      }
    }
  }

  /// Everything a list may be.
  static let lists = kinds(turns)
  /// Everything that matters of the innermost node of a chain: nothing claims from below it, and
  /// all that it is given is its own.
  static let innermost = kinds(Link.allCases.map { Turn(mode: $0) })
  /// Everything a pager may be; parts of its way are no policy of pagers.
  static let pagers = kinds(turns.filter { !$0.goesPartOfTheWay }).map { kind in
    var kind = kind
    kind.isPager = true
    return kind
  }
  /// The links and claims of a list that says nothing of its share.
  static let claiming = kinds(turns.filter { $0.postScroll == .whole })
  /// The links alone, and one claim.
  static let linking = kinds(
    Link.allCases.flatMap { [Turn(mode: $0), Turn(preScroll: .whole, mode: $0)] })

  /// The same on a page with a header.
  static func headers(
    _ kinds: [Kind], stays: [Double] = [0, 1], touches: [Header.Touch] = Header.Touch.allCases
  ) -> [Kind] {
    kinds.flatMap { kind in
      stays.flatMap { stay in
        touches.map { touch in
          var kind = kind
          kind.header = Top(stay: stay, touch: touch)
          return kind
        }
      }
    }
  }

  private static func kinds(_ turns: [Turn]) -> [Kind] {
    turns.flatMap { turn in EdgeEffect.allCases.map { Kind(turn: turn, edge: $0) } }
  }

  /// A chain, the touched node innermost; `kinds` and `travels` from the outermost in.
  static func chain(_ kinds: [[Kind]], travels: [[Int]], page: Int = 0) -> SmallWorld {
    let count = kinds.count
    return SmallWorld(
      parents: (0..<count).map { $0 == 0 ? nil : $0 - 1 }, kinds: kinds, travels: travels,
      touched: [count - 1], page: page)
  }

  /// Every way for `count` nodes to hang below each other: each below nothing or an earlier one.
  static func shapes(_ count: Int) -> [[Int?]] {
    guard count > 0 else { return [[]] }
    return shapes(count - 1).flatMap { shape in
      [shape + [nil]] + (0..<count - 1).map { shape + [$0] }
    }
  }
}

extension Turn {
  fileprivate var goesPartOfTheWay: Bool {
    [preScroll, postScroll].contains { if case .until = $0 { true } else { false } }
  }
}

/// Calls `body` with every way to take one number below each of the bounds.
func everyCombination(of bounds: [Int], _ body: ([Int]) throws -> Void) rethrows {
  if bounds.contains(0) { return }
  var places = [Int](repeating: 0, count: bounds.count)
  while true {
    try body(places)
    var at = 0
    while at < bounds.count {
      places[at] += 1
      if places[at] < bounds[at] { break }
      places[at] = 0
      at += 1
    }
    if at == bounds.count { return }
  }
}
