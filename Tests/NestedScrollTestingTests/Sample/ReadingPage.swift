import NestedScroll
import NestedScrollTesting

/// A bar above an article: code of the app's own, that takes half of a quick move.
let quickBar = Connection(before: { turn in
  turn.available.magnitude > 8 ? turn.available / 2 : 0
})

/// The same, but for every move.
let evenBar = Connection(before: { turn in turn.available / 2 })

/// The page that the bar is on.
func readingPage(_ bar: Connection, length: Double) -> ScrollPage {
  var page = ScrollPage()
  let frame = page.add(Node(.vertical, viewport: 600, content: 656, connection: bar))
  page.add(.list(viewport: 600, content: length), under: frame)
  return page
}

/// What the bar must keep, whatever the length of the article. Called by a test.
func checkBar(_ bar: Connection) throws {
  for law in [Law.containment, .splitting, .frameIndependence] {
    try law.check { choices in
      readingPage(bar, length: choices.dyadic(600...4000))
    }
  }
}
