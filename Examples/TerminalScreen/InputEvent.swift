/// Keys held while another key or a button was pressed.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  package static let alt = Modifiers(rawValue: 2)
  package static let control = Modifiers(rawValue: 4)
}

/// A key of the keyboard.
package enum Key: Hashable, Sendable {
  case character(Character)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case insert, delete, backspace
  case enter, tab, shiftTab, escape
}

/// What the mouse did, and where.
package struct MouseEvent: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case press(Button)
    /// Moved while a button was down.
    case drag(Button)
    case release(Button)
    /// Moved without a button; only sent by terminals that report more than was asked for.
    case move
    case wheel(Direction)
  }

  package enum Button: Hashable, Sendable { case left, middle, right }
  package enum Direction: Hashable, Sendable { case up, down, left, right }

  package let action: Action
  /// Counted from 0 at the top.
  package let row: Int
  /// Counted from 0 at the left.
  package let column: Int
  package let modifiers: Modifiers

  package init(_ action: Action, row: Int, column: Int, modifiers: Modifiers = []) {
    self.action = action
    self.row = row
    self.column = column
    self.modifiers = modifiers
  }
}

/// What came in from the terminal.
package enum InputEvent: Hashable, Sendable {
  case key(Key, Modifiers)
  case mouse(MouseEvent)

  /// A key without modifiers.
  package static func key(_ key: Key) -> InputEvent { .key(key, []) }
}
