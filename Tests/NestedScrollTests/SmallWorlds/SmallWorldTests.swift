import Foundation
import NestedScroll
import NestedScrollTesting
import Testing

/// Small pages, all of them: every shape, link, claim, share and edge, from every state, engine
/// against model. `SMALL_WORLDS=all` tries the sets that take minutes as well.
@Suite struct SmallWorldTests {
  static let triesAll = ProcessInfo.processInfo.environment["SMALL_WORLDS"] == "all"
  /// Not optimised, smaller sets do.
  #if DEBUG
  static let isOptimised = false
  #else
  static let isOptimised = true
  #endif

  /// How many deltas were tried; throws where the engine does not do as the model says.
  private func tryAll(_ name: String, _ worlds: [SmallWorld]) throws -> Int {
    var count = 0
    for world in worlds { count += try world.compare() }
    print("small worlds, \(name): \(count) deltas, engine as model")
    return count
  }

  /// One node: every turn and edge, every extent and offset.
  @Test func oneNode() throws {
    #expect(try tryAll("one node", [.chain([SmallWorld.lists], travels: [[0, 1, 2]])]) > 100)
  }

  /// Two nodes in a chain: everything that each may be.
  @Test func chainsOfTwo() throws {
    let travels = Self.isOptimised ? [[0, 1, 2], [0, 1, 2]] : [[2], [1]]
    let world = SmallWorld.chain([SmallWorld.lists, SmallWorld.lists], travels: travels)
    #expect(try tryAll("chains of two", [world]) > 100)
  }

  /// Three nodes in a chain: every link, claim, share and edge of each.
  @Test func chainsOfThree() throws {
    let lists = Self.isOptimised ? SmallWorld.lists : SmallWorld.linking
    var world = SmallWorld.chain([lists, lists, SmallWorld.innermost], travels: [[2], [2], [1]])
    world.deltas = [-3, 3]
    var worlds = [world]
    if Self.triesAll {
      worlds = [.chain([lists, lists, lists], travels: [[1, 2], [1, 2], [2]])]
    }
    #expect(try tryAll("chains of three", worlds) > 100)
  }

  /// Four nodes in a chain: every link, and every claim or none.
  @Test func chainsOfFour() throws {
    let linking = Self.isOptimised ? SmallWorld.linking : SmallWorld.innermost
    var world = SmallWorld.chain(
      [linking, linking, linking, SmallWorld.innermost], travels: [[1], [1], [1], [1]])
    world.deltas = [-5, 5]
    var worlds = [world]
    if Self.triesAll {
      let claiming = SmallWorld.claiming
      world.kinds = [claiming, claiming, claiming, SmallWorld.innermost]
      world.travels = [[2], [2], [2], [1]]
      worlds = [world]
    }
    #expect(try tryAll("chains of four", worlds) > 100)
  }

  /// Every shape of up to four nodes, each of them touched (of four the last): a link and an edge of
  /// every kind, so that what is not in a chain could show itself.
  @Test func everyShape() throws {
    let shapes = (1...(Self.isOptimised ? 4 : 3)).flatMap { SmallWorld.shapes($0) }
    let count = try tryAll(
      "\(shapes.count) shapes of up to \(Self.isOptimised ? "four" : "three") nodes",
      shapes.map { shape in
        let isLarge = shape.count == 4 && !Self.triesAll || !Self.isOptimised
        let kinds = isLarge ? SmallWorld.innermost : SmallWorld.linking
        return SmallWorld(
          parents: shape, kinds: shape.map { _ in kinds },
          travels: shape.map { _ in shape.count < 3 ? [0, 1, 2] : [1] },
          touched: isLarge ? [shape.count - 1] : Array(shape.indices), deltas: [-3, 3])
      })
    #expect(count > 100)
  }

  /// Pagers around a list, and in each other: every link, claim and edge, on and between pages.
  @Test func pagers() throws {
    let (pagers, lists) = (SmallWorld.pagers, SmallWorld.linking)
    var worlds = [0, 1].map { page in
      SmallWorld.chain([pagers, SmallWorld.innermost], travels: [[2], [0, 1, 2]], page: page)
    }
    if Self.isOptimised {
      for page in [0, 1] {
        worlds += [[pagers, pagers], [pagers, lists], [lists, pagers]].map { outer in
          var world = SmallWorld.chain(
            outer + [SmallWorld.innermost], travels: [[2], [2], [1]], page: page)
          world.deltas = Self.triesAll ? [-3, -1, 1, 3] : page == 0 ? [3] : [-3]
          return world
        }
      }
    }
    #expect(try tryAll("pagers", worlds) > 100)
  }

  /// Headers above a list, in a list, and above two lists in each other, with or without something
  /// that stays: every link, claim and edge, touched on the list and on the header itself, with each
  /// of the things that may go on down from there.
  @Test func headers() throws {
    let inner = SmallWorld.innermost
    let isOptimised = Self.isOptimised
    let headers = SmallWorld.headers(isOptimised ? SmallWorld.lists : inner)
    let few = SmallWorld.headers(
      isOptimised ? SmallWorld.linking : inner, stays: [1],
      touches: Self.triesAll ? Header.Touch.allCases : [.headerFirst])
    let lists = Self.triesAll ? SmallWorld.linking : inner
    var top = SmallWorld.chain([headers, inner], travels: [isOptimised ? [0, 2] : [2], [1]])
    top.touchedOnTop = [0]
    var inList = SmallWorld.chain([lists, few, inner], travels: [[1], [2], [1]])
    inList.touchedOnTop = [1]
    inList.deltas = [-3, 3]
    var aboveTwo = SmallWorld.chain([few, lists, inner], travels: [[2], [1], [1]])
    aboveTwo.touchedOnTop = [0]
    aboveTwo.deltas = [-3, 3]
    if !isOptimised {
      inList.touched = []
      aboveTwo.touched = []
    }
    #expect(try tryAll("headers", [top, inList, aboveTwo]) > 100)
  }

  /// A model that is a little wrong is noticed in the smallest world there is.
  @Test func aWrongModelIsNoticed() {
    let world = SmallWorld.chain([SmallWorld.lists], travels: [[0, 1, 2]])
    #expect(throws: Failure.self) {
      try world.compare { model in
        if model.nodes[0].pull > 0 { model.nodes[0].pull -= 1 / 64 }
      }
    }
    let pair = SmallWorld.chain([SmallWorld.linking, SmallWorld.innermost], travels: [[1], [1]])
    #expect(throws: Failure.self) {
      try pair.compare { model in
        // As if an ancestor's claim were forgotten when the list is at its end.
        if model.nodes[1].offset == 1, model.nodes[0].offset == 1 { model.nodes[0].offset = 0 }
      }
    }
  }
}
