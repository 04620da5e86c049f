import NestedScroll
import NestedScrollTesting

/// Pages that some laws are about, which would rarely be drawn by chance.
extension ScrollPage {
  /// Pagers in each other, each on the page that the next one is in, with pages at both sides; the
  /// innermost page is a row, or does not scroll along the pagers' axis.
  static func drawPagersInPagers(_ choices: inout Choices) -> ScrollPage {
    var page = ScrollPage()
    var inside: Int?
    var behind: [(pager: Int?, pages: Int)] = []
    let edges: [Edges] = [.clamp, .bounce, Edges(start: .bounce), Edges(end: .bounce)]
    choices.steps(upTo: 4) { choices in
      let count = choices.int(in: 1...4)
      let at = choices.int(in: 0...count - 1)
      let pager = Pager(page: at, spacing: choices.chance(1, in: 4) ? 10 : 0)
      inside = page.add(
        Node(
          .horizontal, viewport: 100, content: nil, edges: choices.element(of: edges),
          pager: pager), under: inside)
      for _ in 0..<at { page.add(.list(viewport: 100, content: 200), under: inside) }
      behind.append((inside, count - 1 - at))
    }
    let row = Node(
      choices.bool() ? .vertical : .horizontal, viewport: 100,
      content: 100 + choices.dyadic(0...200), edges: choices.element(of: edges))
    page.add(row, under: inside)
    for (pager, pages) in behind {
      for _ in 0..<pages { page.add(.list(viewport: 100, content: 200), under: pager) }
    }
    return page
  }

  /// A pager with its pages, or a row that snaps; a finger moves it at once.
  static func drawSnapping(_ choices: inout Choices) -> ScrollPage {
    var page = ScrollPage(physics: Physics.draw(&choices), slop: 0)
    let edges: Edges = choices.bool() ? .bounce : .clamp
    if choices.bool() {
      var pager = Pager(rule: choices.bool() ? ScrollPage.drawRule(&choices) : SnapRule())
      if choices.chance(1, in: 3) { pager.spacing = 10 }
      if choices.chance(1, in: 3) { pager.pageLength = 60 }
      let place = page.add(.pager(pager, axis: .horizontal, viewport: 100, edges: edges))
      for _ in 0..<choices.int(in: 1...5) {
        page.add(Node.list(viewport: 100, content: 100), under: place)
      }
    } else {
      var node = Node.list(viewport: 100, content: 100, edges: edges)
      node.content = 100 + choices.dyadic(1...400)
      node.snap = ScrollPage.drawSnap(&choices)
      page.add(node)
    }
    return page
  }
}
