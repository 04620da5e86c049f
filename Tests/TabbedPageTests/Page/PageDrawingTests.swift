import TerminalScreen
import Testing

@testable import TabbedPage

/// The page as a picture: from numbers to cells.
@Suite struct PageDrawingTests {
  private let layout = Layout(size: Size(columns: 80, rows: 24))

  private func drawing(
    _ depth: ColorDepth = .trueColor, _ change: (inout PageState) -> Void = { _ in }
  ) -> PageDrawing {
    var state = PageState()
    change(&state)
    return PageDrawing(layout: layout, theme: Theme(depth), state: state)
  }

  private var travel: Double { layout.headerHeight - layout.stayHeight }

  @Test func theHeaderShrinksToItsStayAndKeepsTheName() {
    var heights: [Int] = []
    for step in 0...14 {
      let drawing = drawing {
        $0.header = travel * Double(step) / 14
        $0.collapse = Double(step) / 14
      }
      heights.append(drawing.shownHeaderRows)
      let name = drawing.screen.lines.firstIndex { $0.contains(Content.name) }
      #expect(name.map { $0 < drawing.shownHeaderRows - layout.tabRows } == true)
    }
    #expect(heights.first == layout.headerRows)
    #expect(heights.last == layout.stayRows)
    #expect(heights == heights.sorted(by: >))
    #expect(Set(heights).count == layout.headerRows - layout.stayRows + 1)
  }

  @Test func thePictureChangesAsTheHeaderCollapses() {
    let open = drawing().screen
    let half = drawing {
      $0.header = travel / 2
      $0.collapse = 0.5
    }.screen
    let differing = (0..<80).filter { open[0, $0].style != half[0, $0].style }
    #expect(differing.count > 40)
  }

  @Test func tabsStickUnderTheHeader() {
    for offset in [0, travel / 2, travel] {
      let drawing = drawing { $0.header = offset }
      let line = drawing.screen.lines[drawing.shownHeaderRows - 2]
      for tab in Content.tabs { #expect(line.contains(tab)) }
    }
  }

  @Test func theMarkGlidesFromLabelToLabel() {
    var last = -Double.infinity
    for step in 0...40 {
      let pages = Double(step) / 20
      let mark = drawing { $0.pages = pages }.markSpan
      #expect(mark.start > last)
      #expect(mark.end > mark.start)
      last = mark.start
    }
    // At a page it stands under its label, with a cell to spare on both sides.
    let label = drawing { $0.pages = 1 }
    let labels = label.screen.lines[label.shownHeaderRows - 2]
    let start = (0..<70).first { labels.dropFirst($0).hasPrefix("Sketches") }
    #expect(start.map { Double($0) - 1 } == label.markSpan.start)
    #expect(label.markSpan.end - label.markSpan.start == 10)
  }

  /// A hundredth of a page is less than a cell, and yet is seen.
  @Test func theMarkMovesByLessThanACell() {
    let one = drawing { $0.pages = 0.5 }
    let other = drawing { $0.pages = 0.51 }
    let row = one.shownHeaderRows - 1
    let changed = (0..<80).filter { one.screen[row, $0] != other.screen[row, $0] }
    #expect(!changed.isEmpty)
    #expect(changed.count <= 4)
  }

  @Test func pagesSlideByWholeColumns() {
    let sliding = drawing { $0.pages = 0.35 }
    #expect(sliding.leftColumn(ofPage: 0) == -28)
    #expect(sliding.leftColumn(ofPage: 1) == 52)
    #expect(sliding.target(row: 15, column: 51) == .page(0))
    #expect(sliding.target(row: 20, column: 53) == .page(1))
  }

  @Test func whatIsUnderACell() {
    let drawing = drawing { $0.pages = 1 }
    #expect(drawing.target(row: 0, column: 0) == .header)
    #expect(drawing.target(row: 8, column: 10) == .tab(0))
    #expect(drawing.target(row: 9, column: 79) == .tab(2))
    #expect(drawing.target(row: 12, column: 5) == .page(1))
    #expect(drawing.target(row: 13, column: 5) == .cards)
    #expect(drawing.target(row: 18, column: 5) == .cards)
    #expect(drawing.target(row: 19, column: 5) == .page(1))
    #expect(drawing.target(row: 22, column: 5) == .none)
    #expect(drawing.target(row: -1, column: 5) == .none)
    #expect(drawing.target(row: 5, column: 80) == .none)
  }

  @Test func listsAndCardsAreShownWhereTheyStand() {
    let walks = drawing { $0.lists[0] = 3 * 20 * 10 }
    let first = walks.screen.lines[walks.shownHeaderRows + 1]
    #expect(first.contains(Content.walks[10].name))

    let cards = drawing {
      $0.pages = 1
      $0.carousel = 2 * Layout.cardStep
    }
    let names = cards.screen.lines[cards.topRow(ofPage: 1) + 7]
    #expect(names.hasPrefix("    " + Content.newSketches[2].name))
    #expect(names.contains(Content.newSketches[4].name))
    #expect(!names.contains(Content.newSketches[1].name))
  }

  @Test func withoutColoursTheScreenHasNone() {
    let screen = drawing(.monochrome).screen.reduced(to: .monochrome)
    for row in 0..<24 {
      for column in 0..<80 {
        #expect(screen[row, column].style.foreground == .standard)
        #expect(screen[row, column].style.background == .standard)
      }
    }
    #expect(screen.lines[0].contains("="))
    #expect(screen.lines[9].contains("━━━"))
  }

  @Test func aSmallWindowSaysSo() {
    for rows in 0..<12 {
      for columns in 0..<60 {
        let size = Size(columns: columns, rows: rows)
        let screen = PageDrawing(
          layout: Layout(size: size), theme: Theme(.trueColor), state: PageState()
        ).screen
        #expect(screen.size == size)
        if rows >= 5, columns >= 25 {
          #expect(screen.lines.contains { $0.contains("too small") })
        }
      }
    }
    let smallest = PageDrawing(
      layout: Layout(size: Layout.smallest), theme: Theme(.trueColor), state: PageState()
    ).screen
    #expect(smallest.lines.contains { $0.contains(Content.name) })
  }

  @Test func theStatusLeavesOutWhatDoesNotFit() {
    var state = PageState()
    state.status.offsets = [("header", 140), ("pager", 800), ("sketches", 1234), ("cards", 260)]
    state.status.moving = "fling sketches"
    state.status.velocity = -1234.4
    let layout = Layout(size: Size(columns: 50, rows: 20))
    let screen = PageDrawing(layout: layout, theme: Theme(.trueColor), state: state).screen
    #expect(screen.lines[18] == " header 140  pager 800 -1234 pt/s  fling sketches")
  }

  @Test func longTextIsCut() {
    #expect("abcdef".fitted(to: 4) == "abc…")
    #expect("日本語".fitted(to: 4) == "日… ")
    #expect("ab".fitted(to: 4) == "ab  ")
    #expect("ab".fitted(to: 0) == "")
    #expect("ab".leading(4) == "  ab")
  }
}
