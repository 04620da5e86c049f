/// How many rows each page is long, and where things stand in it.
enum PageLength {
  static let rowsPerWalk = 3
  static let rowsPerSketch = 2
  /// The carousel of the second page: under a blank row and a heading.
  static let carouselRows = 3..<9
  static let firstSketchRow = 12

  static let cardColumns = 24
  static let cardGap = 2
  static let margin = 3

  /// The rows of a page's content.
  static func rows(ofPage page: Int) -> Int {
    switch page {
    case 0: 1 + Content.walks.count * rowsPerWalk
    case 1: firstSketchRow + Content.sketches.count * rowsPerSketch
    default: 2 + Content.about.count + 1
    }
  }

  /// The columns of the carousel's content.
  static var carouselColumns: Int {
    margin * 2 + Content.newSketches.count * (cardColumns + cardGap) - cardGap
  }
}
