import NestedScroll
import Testing

// 15. Several lists in a page: pulling one zeroes the other, and a menu can't scroll its list.
extension PainTests {
  private func menu() -> (page: PainPage, menu: NodeID, dishes: NodeID) {
    var page = PainPage(contents: [])
    let sheet = page.engine.insert(.list(viewport: 660, content: 660), under: page.pager)
    let menu = page.engine.insert(.list(viewport: 660, content: 900), under: sheet)
    let dishes = page.engine.insert(.list(viewport: 660, content: 5000), under: sheet)
    return (page, menu, dishes)
  }

  @Test func oneListNeverMovesTheOther() {
    var (page, menu, dishes) = menu()
    page.put(header: 200)
    page.engine.setOffset(100, of: menu)
    page.engine.setOffset(1200, of: dishes)
    // The menu past its start: the header opens, the dishes stay where they are.
    page.drag(menu, y: -130)
    #expect(page.engine.offset(of: menu) == 0)
    #expect(page.header == 170)
    #expect(page.engine.offset(of: dishes) == 1200)
    page.drag(dishes, y: -50)
    #expect(page.engine.offset(of: dishes) == 1150)
    #expect(page.header == 170)
    #expect(page.engine.offset(of: menu) == 0)
    page.drag(menu, y: -1000)
    #expect(page.header == 0)
    #expect(page.engine.offset(of: dishes) == 1150)
  }

  @Test func theMenuSendsTheOtherListAnywhere() {
    var (page, menu, dishes) = menu()
    page.engine.setOffset(1200, of: dishes)
    // While a finger is on the menu.
    page.down(on: menu)
    page.engine.scroll(dishes, to: 800, animated: true)
    page.step(60)
    #expect(page.engine.offset(of: dishes) == 800)
    #expect(page.engine.offset(of: menu) == 0)
    #expect(page.header == 0)
    page.up()
  }

  @Test func aTouchOnTheHeaderGoesOnInTheListThatWasTouchedLast() {
    var (page, menu, dishes) = menu()
    page.drag(dishes, y: 10)
    page.drag(page.root, y: 260, area: .header)
    #expect(page.header == 200)
    #expect(page.engine.offset(of: dishes) == 70)
    #expect(page.engine.offset(of: menu) == 0)
    page.drag(menu, y: 5)
    page.drag(page.root, y: 20, area: .header)
    #expect(page.engine.offset(of: menu) == 25)
    #expect(page.engine.offset(of: dishes) == 70)
  }
}
