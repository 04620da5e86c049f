import NestedScroll
import NestedScrollTesting
import TerminalScreen
import Testing

@testable import TabbedPage

/// Keys, mouse and wheel on a page without a terminal, with a clock that the test turns.
@Suite struct SessionTests {
  /// A session and its clock.
  private struct Desk {
    var session = Session(size: Size(columns: 80, rows: 24), theme: Theme(.trueColor))
    var time = 0.0

    var page: Page { session.page }

    func offset(_ node: NodeID) -> Double { page.engine.shownOffset(of: node) }

    /// How far the current page is scrolled, header included, to a millionth of a point.
    var total: Double {
      (page.engine.chainOffset(of: page.currentList) * 1e6).rounded() / 1e6
    }

    mutating func type(_ keys: InputEvent...) {
      for key in keys { session.handle(key, at: time) }
    }

    mutating func mouse(_ action: MouseEvent.Action, _ row: Int, _ column: Int) {
      session.handle(.mouse(MouseEvent(action, row: row, column: column)), at: time)
    }

    /// Presses at one place and drags to another, a cell each hundredth of a second.
    mutating func drag(from start: (row: Int, column: Int), to end: (row: Int, column: Int)) {
      mouse(.press(.left), start.row, start.column)
      var (row, column) = start
      while (row, column) != end {
        row += (end.row - row).signum()
        column += (end.column - column).signum()
        wait(0.01)
        mouse(.drag(.left), row, column)
      }
    }

    /// Lets frames come for a while.
    mutating func wait(_ seconds: Double) {
      let end = time + seconds
      while time < end {
        time = min(time + 1.0 / 60, end)
        session.advance(to: time)
      }
    }

    /// Lets frames come until none is wanted; false if that takes more than a minute.
    mutating func rest() -> Bool {
      let end = time + 60
      while let wake = session.wakeTime {
        guard time < end else { return false }
        time = max(time + 1.0 / 60, wake)
        session.advance(to: time)
      }
      return true
    }
  }

  @Test func aDragCollapsesTheHeaderThenScrollsTheList() {
    var desk = Desk()
    // Thirteen rows are 260 points, of which the slop takes 10 and the header's travel 140.
    desk.drag(from: (20, 40), to: (7, 40))
    #expect(desk.offset(desk.page.header) == 140)
    #expect(desk.offset(desk.page.lists[0]) == 110)
    #expect(desk.session.state.status.touched == "walks")
    #expect(desk.session.state.status.moving == "finger walks")
    #expect(desk.session.state.status.order == ["header", "walks", "header"])
  }

  @Test func aFingerLiftedInFullSwingFlings() {
    var desk = Desk()
    desk.drag(from: (20, 40), to: (12, 40))
    desk.mouse(.release(.left), 12, 40)
    #expect(desk.session.state.status.moving == "fling walks")
    // A row in a hundredth of a second.
    #expect(abs(desk.session.state.status.velocity - 2000) < 1)
    let rested = desk.rest()
    #expect(rested)
    // 150 dragged and 2000 / 2.002 coasted, 140 of it by the header.
    #expect(abs(desk.offset(desk.page.lists[0]) - 1009) < 2)
  }

  @Test func aFingerThatRestedBeforeItLeftDoesNotFling() {
    var desk = Desk()
    desk.drag(from: (20, 40), to: (12, 40))
    desk.wait(0.2)
    desk.mouse(.release(.left), 12, 40)
    #expect(!desk.page.engine.isMoving)
    #expect(desk.offset(desk.page.lists[0]) == 10)
  }

  @Test func pagesFollowTheFingerAndSnap() {
    var desk = Desk()
    desk.drag(from: (20, 60), to: (20, 30))
    #expect(desk.offset(desk.page.pager) == 290)
    // Both pages are seen, the second one 29 columns from the right.
    let row = desk.session.drawing.topRow(ofPage: 1) + 1
    let line = desk.session.screen.lines[row]
    #expect(line.hasSuffix("▏  New this week"))
    #expect(line.firstIndex(of: "▏").map { line.distance(from: line.startIndex, to: $0) } == 51)
    desk.mouse(.release(.left), 20, 30)
    let rested = desk.rest()
    #expect(rested)
    #expect(desk.page.currentPage == 1)
    #expect(desk.offset(desk.page.pager) == 800)
  }

  @Test func theCardsScrollBeforeThePageTurns() {
    var desk = Desk()
    desk.type(.key(.character("2")))
    _ = desk.rest()
    let row = desk.session.drawing.topRow(ofPage: 1) + PageLength.carouselRows.lowerBound
    desk.drag(from: (row, 60), to: (row, 20))
    #expect(desk.offset(desk.page.cards) == 390)
    #expect(desk.offset(desk.page.pager) == 800)
    desk.wait(0.2)
    desk.mouse(.release(.left), row, 20)
    _ = desk.rest()
    // Two cards on: the nearest place where a card is whole.
    #expect(desk.offset(desk.page.cards) == 2 * Layout.cardStep)

    desk.session.page.engine.scroll(desk.page.cards, to: 1e6)
    desk.drag(from: (row, 60), to: (row, 40))
    #expect(desk.offset(desk.page.pager) == 990)
  }

  @Test func tabsByKeys() {
    var desk = Desk()
    func page(after key: InputEvent) -> Int {
      desk.type(key)
      let rested = desk.rest()
      #expect(rested)
      return desk.page.currentPage
    }
    #expect(page(after: .key(.tab)) == 1)
    #expect(page(after: .key(.tab)) == 2)
    #expect(page(after: .key(.tab)) == 0)
    #expect(page(after: .key(.shiftTab)) == 2)
    #expect(page(after: .key(.character("2"))) == 1)
    #expect(page(after: .key(.character("9"))) == 1)
    // The second page has cards to go through first.
    #expect(page(after: .key(.right)) == 1)
    #expect(desk.offset(desk.page.cards) == Layout.cardStep)
    #expect(page(after: .key(.left)) == 1)
    #expect(page(after: .key(.left)) == 0)
    #expect(page(after: .key(.left)) == 0)
  }

  @Test func aClickOnATabSelectsItAndADragDoesNot() {
    var desk = Desk()
    let row = desk.session.drawing.shownHeaderRows - 2
    desk.mouse(.press(.left), row, 70)
    desk.wait(0.05)
    desk.mouse(.release(.left), row, 70)
    _ = desk.rest()
    #expect(desk.page.currentPage == 2)
    desk.drag(from: (row, 10), to: (row - 3, 10))
    desk.mouse(.release(.left), row - 3, 10)
    _ = desk.rest()
    #expect(desk.page.currentPage == 2)
  }

  @Test func rowsAndPagesByKeys() {
    var desk = Desk()
    desk.type(.key(.down), .key(.down), .key(.up))
    #expect(desk.offset(desk.page.header) == 20)
    // What is seen of the list, less a row: 22 rows less the header's 9, less 1. Three presses at
    // once go three times as far as one.
    desk.type(.key(.pageDown))
    _ = desk.rest()
    #expect(desk.total == 20 + 240)
    desk.type(.key(.pageDown), .key(.character(" ")), .key(.pageDown))
    _ = desk.rest()
    #expect(desk.total == 260 + 3 * 360)
    desk.type(.key(.home))
    _ = desk.rest()
    #expect(desk.total == 0)
    desk.type(.key(.end))
    _ = desk.rest()
    let last = desk.page.engine.extent(of: desk.page.lists[0])?.upperBound
    #expect(desk.offset(desk.page.lists[0]) == last)
    #expect(desk.session.screen.lines.contains { $0.contains(Content.walks[59].name) })
  }

  @Test func wheelNotchesAddUp() {
    var desk = Desk()
    for _ in 0..<4 {
      desk.mouse(.wheel(.down), 15, 40)
      desk.wait(0.02)
    }
    let rested = desk.rest()
    #expect(rested)
    #expect(desk.total == 240)
    desk.mouse(.wheel(.up), 0, 40)
    _ = desk.rest()
    #expect(desk.total == 180)
  }

  @Test func aShortPageKeepsTheHeaderOpen() {
    var desk = Desk()
    desk.type(.key(.end))
    _ = desk.rest()
    #expect(desk.session.state.collapse == 1)
    desk.type(.key(.character("3")))
    _ = desk.rest()
    #expect(desk.session.state.header == 0)
    desk.type(.key(.character("1")))
    _ = desk.rest()
    #expect(desk.session.state.collapse == 1)
  }

  @Test func pulledAtTheTopThePictureGrowsAndSpringsBack() {
    var desk = Desk()
    desk.drag(from: (12, 40), to: (21, 40))
    let rows = desk.session.drawing.shownHeaderRows
    #expect(rows > desk.page.layout.headerRows)
    #expect(desk.session.state.status.order == ["walks", "header"])
    desk.wait(0.1)
    desk.mouse(.release(.left), 21, 40)
    #expect(desk.session.state.status.moving == "spring header")
    let rested = desk.rest()
    #expect(rested)
    #expect(desk.session.state.header == 0)
  }

  /// The samples carry their own times, so the frame rate must not matter.
  @Test func aReplayEndsTheSameAtAnyFrameRate() {
    func end(framesPerSecond: Double) -> [Double] {
      var session = Session(size: Size(columns: 80, rows: 24), theme: Theme(.monochrome))
      session.handle(.key(.character("r")), at: 0.5)
      var time = 0.5
      while session.wakeTime != nil, time < 60 {
        time += 1 / framesPerSecond
        session.advance(to: time)
      }
      return session.page.offsets.map(\.value)
    }
    let smooth = end(framesPerSecond: 60)
    #expect(smooth[0] == 140)
    #expect(smooth[2] > 1000)
    for rate in [3.0, 24, 500] {
      for (one, other) in zip(end(framesPerSecond: rate), smooth) {
        #expect(abs(one - other) < 1e-6)
      }
    }
  }

  @Test func thereAndBackByRecordedStrokes() {
    var desk = Desk()
    desk.type(.key(.character("r")))
    desk.wait(0.05)
    #expect(desk.session.state.finger != nil)
    #expect(desk.session.screen.lines.contains { $0.contains("●") })
    desk.wait(0.1)
    #expect(desk.session.state.finger == nil)
    _ = desk.rest()
    let far = desk.offset(desk.page.lists[0])
    desk.type(.key(.character("R")))
    _ = desk.rest()
    #expect(desk.offset(desk.page.lists[0]) < far)
  }

  @Test func theExplanationAddsUp() throws {
    var desk = Desk()
    desk.type(.key(.character("e")))
    #expect(desk.session.state.explanation == [])
    #expect(desk.session.screen.lines.contains { $0.contains("None yet") })
    desk.drag(from: (20, 40), to: (13, 40))
    // The eighth row is half the header's and half the list's.
    desk.mouse(.drag(.left), 12, 40)
    let lines = try #require(desk.session.state.explanation)
    #expect(
      lines == [
        .init(node: "header", why: "goes before its descendants", offered: 20, took: 10),
        .init(node: "walks", why: "its own turn", offered: 10, took: 10),
      ])
    let text = desk.session.screen.lines.joined(separator: "\n")
    #expect(text.contains("goes before its descendants"))
    desk.type(.key(.escape))
    #expect(desk.session.state.explanation == nil)
  }

  @Test func theKeysThatLeave() {
    for event in [InputEvent.key(.character("q")), .key(.character("c"), .control)] {
      var desk = Desk()
      desk.type(event)
      #expect(desk.session.isOver)
    }
  }

  /// Whatever is done, nothing traps, the screen has the window's size, and once it is left alone
  /// the page comes to rest and wants no frame.
  @Test(arguments: 0..<12) func anything(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var desk = Desk()
    var size = Size(columns: 80, rows: 24)
    for step in 0..<150 {
      let row = Int.random(in: -1...30, using: &random)
      let column = Int.random(in: -1...90, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: desk.mouse(.press(.left), row, column)
      case 1, 2, 3: desk.mouse(.drag(.left), row, column)
      case 4: desk.mouse(.release(.left), row, column)
      case 5:
        let wheels: [MouseEvent.Direction] = [.up, .down, .left, .right]
        desk.mouse(.wheel(wheels.randomElement(using: &random) ?? .up), row, column)
      case 6:
        size = Size(
          columns: Int.random(in: 0...100, using: &random),
          rows: Int.random(in: 0...40, using: &random))
        desk.session.resize(to: size)
      case 7, 8:
        let keys: [Key] = [
          .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab, .shiftTab, .escape,
        ]
        desk.type(.key(keys.randomElement(using: &random) ?? .up))
      case 9:
        let characters: [Character] = ["e", "r", "R", "1", "2", "3", " ", "x"]
        desk.type(.key(.character(characters.randomElement(using: &random) ?? "x")))
      default: desk.wait(Double.random(in: 0...0.2, using: &random))
      }
      // Drawing is what takes time here.
      guard step % 4 == 0 else { continue }
      let shown = desk.session.screen.size
      #expect(shown == size)
    }
    desk.mouse(.release(.left), 5, 5)
    let rested = desk.rest()
    #expect(rested)
    let before = desk.session.screen
    desk.session.advance(to: desk.time + 5)
    let bytes = desk.session.screen.difference(from: before)
    #expect(bytes.isEmpty)
    let pages = desk.page.engine.progress(of: desk.page.pager)
    #expect(pages == pages.rounded())
  }
}
