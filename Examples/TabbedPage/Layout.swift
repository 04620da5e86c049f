import TerminalScreen

/// Where things are in a window of a certain size, in rows and columns.
struct Layout: Equatable {
  /// The engine thinks in points. With these a cell is about as large as it would be on a phone,
  /// so that slop, velocities and flings mean what they mean there.
  static let pointsPerRow = 20.0
  static let pointsPerColumn = 10.0

  /// Smaller windows show a sentence instead of the page.
  static let smallest = Size(columns: 40, rows: 12)

  let size: Size

  var isTooSmall: Bool {
    size.columns < Self.smallest.columns || size.rows < Self.smallest.rows
  }

  /// Rows at the bottom that tell what the engine does.
  var statusRows: Int { size.rows < 18 ? 1 : 2 }
  /// Labels and the line under them.
  var tabRows: Int { 2 }
  /// The rows of the page: all but the status.
  var pageRows: Int { max(size.rows - statusRows, 0) }
  /// The picture at its full height.
  var pictureRows: Int { min(max(pageRows * 2 / 5, 5), 16) }
  /// The header at its full height: the picture and the tabs.
  var headerRows: Int { pictureRows + tabRows }
  /// What stays of the header: one row with the name, and the tabs.
  var stayRows: Int { 1 + tabRows }
  /// The rows of a list under the collapsed header.
  var listRows: Int { max(pageRows - stayRows, 0) }

  var width: Double { Double(size.columns) * Self.pointsPerColumn }
  var pageHeight: Double { Double(pageRows) * Self.pointsPerRow }
  var headerHeight: Double { Double(headerRows) * Self.pointsPerRow }
  var stayHeight: Double { Double(stayRows) * Self.pointsPerRow }
  var listHeight: Double { Double(listRows) * Self.pointsPerRow }

  /// The middle of a cell, in points.
  static func point(row: Int, column: Int) -> (x: Double, y: Double) {
    ((Double(column) + 0.5) * pointsPerColumn, (Double(row) + 0.5) * pointsPerRow)
  }

  /// Whole rows nearest to a length.
  static func rows(_ points: Double) -> Int { Int((points / pointsPerRow).rounded()) }
  /// Whole columns nearest to a length.
  static func columns(_ points: Double) -> Int { Int((points / pointsPerColumn).rounded()) }
}
