/// One place of the grid.
package struct Cell: Hashable, Sendable {
  /// What is drawn here.
  package let character: Character
  package let style: Style
  /// 1 or 2 for a character that starts here, 0 for the right half of a wide one.
  package let width: Int8

  /// A cell with a character of one or two cells; one that takes no cell becomes a space, so that
  /// text from outside can never smuggle control codes to the terminal.
  package init(_ character: Character, _ style: Style = .plain) {
    let width = character.cellWidth
    self.character = width == 0 ? " " : character
    self.style = style
    self.width = Int8(max(width, 1))
  }

  private init(rightHalfIn style: Style) {
    character = " "
    self.style = style
    width = 0
  }

  /// The right half of a wide character.
  static func rightHalf(_ style: Style) -> Cell { Cell(rightHalfIn: style) }

  /// An empty cell in the terminal's own colours.
  package static let blank = Cell(" ")
}
