import TerminalScreen

/// What is under a cell of the screen.
enum HitTarget: Equatable {
  case header
  case tab(Int)
  case page(Int)
  case cards
  /// The status, or nothing.
  case none
}

extension PageDrawing {
  /// What is drawn at a place.
  func target(row: Int, column: Int) -> HitTarget {
    guard !layout.isTooSmall, row >= 0, row < layout.pageRows, column >= 0,
      column < layout.size.columns
    else { return .none }
    if row < shownHeaderRows - layout.tabRows { return .header }
    if row < shownHeaderRows {
      return .tab(Self.tab(atColumn: column, columns: layout.size.columns))
    }
    let page = Content.tabs.indices.last { leftColumn(ofPage: $0) <= column } ?? 0
    let isOnCards = page == 1 && PageLength.carouselRows.contains(row - topRow(ofPage: 1))
    return isOnCards ? .cards : .page(page)
  }
}
