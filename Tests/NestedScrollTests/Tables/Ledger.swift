/// What became of every row of the tables: checked, or listed with the reason why not.
struct Ledger {
  private(set) var checked = 0
  private(set) var numbers = 0
  private(set) var listed: [(name: String, rows: Int, reason: String)] = []
  private(set) var mismatches: [String] = []
  private var place = ""

  var listedRows: Int { listed.reduce(0) { $0 + $1.rows } }

  /// Checks the rows of a table, each of which must have numbers to compare.
  mutating func rows(
    _ name: String, _ rows: [Table], _ check: (Table, inout Ledger) -> Void
  ) {
    for (index, row) in rows.enumerated() {
      place = "\(name)[\(index)]"
      let before = numbers
      check(row, &self)
      if numbers == before { complain("there is nothing to compare") }
      checked += 1
    }
  }

  mutating func list(_ name: String, _ table: Table, _ reason: String) {
    listed.append((name, table.rows, reason))
  }

  mutating func complain(_ problem: String) { mismatches.append("\(place): \(problem)") }

  mutating func holds(_ condition: Bool, _ what: String) {
    numbers += 1
    if !condition { complain(what) }
  }

  /// Compares a number of ours with one of a table.
  ///
  /// The tables print 12 digits: 1e-11 of the number. Times have 12 decimals, which at 8,000 points
  /// per second is 4e-9 points; the absolute part is for that and for what is 0.
  mutating func expect(
    _ ours: Double, _ table: Table, _ what: String, absolute: Double = 1e-8,
    relative: Double = 1e-11
  ) {
    numbers += 1
    let number = table.number
    if !((ours - number).magnitude <= absolute + relative * number.magnitude) {
      complain("\(what) is \(number), ours \(ours)")
    }
  }
}
