import NestedScroll

/// The published designs, each with the page of this engine that is meant to do the same.
enum Design: Hashable, CaseIterable {
  case askTheOther, sharedContext, twoFlags, twoFlagsAndCallback
  case held(LastOffsetHeld.Mode)

  static var allCases: [Design] {
    [.askTheOther, .sharedContext, .twoFlags, .twoFlagsAndCallback]
      + LastOffsetHeld.Mode.allCases.map(held)
  }

  /// As the head of a column.
  var name: String {
    switch self {
    case .askTheOther: "1"
    case .sharedContext: "2"
    case .twoFlags: "3"
    case .twoFlagsAndCallback: "4"
    case .held(let mode): "5 \(mode.rawValue)"
    }
  }

  func model(_ start: PageStart) -> any PublishedDesign {
    switch self {
    case .askTheOther: AskTheOther(start)
    case .sharedContext: SharedContext(start)
    case .twoFlags: TwoFlags(start, writesListToTop: true)
    case .twoFlagsAndCallback: TwoFlags(start, writesListToTop: false)
    case .held(let mode): LastOffsetHeld(mode, start)
    }
  }

  /// Whether the header is meant to open before the list is back at its top.
  var opensFirst: Bool { self == .held(.change) }

  /// Who is meant to stretch when the page is pulled past its top.
  var stretching: Place {
    switch self {
    case .held(.suckTop), .held(.change): .inner
    default: .outer
    }
  }

  /// The same, as this engine says it.
  var style: PageStyle {
    switch self {
    case .held(.suckTop): .sticky(pulls: .list)
    case .held(.change): .floating(pulls: .list)
    default: .sticky(pulls: .page)
    }
  }
}
