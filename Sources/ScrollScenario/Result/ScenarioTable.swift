import NestedScroll

/// What happened in a scenario as text in columns: a line for each event, a column for each node.
///
/// Numbers are rounded to hundredths. Of a page of more than eight nodes only those that moved have
/// a column.
public struct ScenarioTable {
  private let scenario: Scenario
  /// Where the nodes stood before the first event.
  private let start: [String: Double]
  private let steps: [Step]
  private let explains: Bool

  /// Runs a scenario.
  ///
  /// - Parameter explains: whether lines below an event say who was offered what.
  /// - Throws: if it can't be run to its end.
  public init(_ scenario: Scenario, explains: Bool = false) throws(JSONError) {
    self.scenario = scenario
    self.explains = explains
    var runner = ScenarioRunner(scenario, explains: explains)
    var start: [String: Double] = [:]
    for (id, name) in runner.nodes { start[name] = runner.engine.offset(of: id) }
    self.start = start
    var steps: [Step] = []
    while let step = try runner.next() { steps.append(step) }
    self.steps = steps
  }

  /// The table, its lines ended.
  public var text: String {
    let ids = columns
    let rows = rows(ids)
    let widths = rows.reduce([Int](repeating: 0, count: ids.count + 3)) { widths, row in
      zip(widths, row).map { max($0, $1.count) }
    }
    var text = "\(scenario.name ?? "a scenario without a name")\n"
    for (index, row) in rows.enumerated() {
      text += line(row, widths) + "\n"
      if explains, index > 0 { text += explanation(steps[index - 1]) }
    }
    return text
  }

  /// The nodes that have a column, in the order in which they came.
  private var columns: [String] {
    var ids: [String] = []
    var first = start
    var seen: Set<String> = []
    var moved: Set<String> = []
    for node in steps.lazy.flatMap(\.nodes) {
      if seen.insert(node.id).inserted { ids.append(node.id) }
      let offset = first[node.id] ?? node.offset
      first[node.id] = offset
      if offset != node.offset { moved.insert(node.id) }
    }
    return ids.count > 8 ? ids.filter { moved.contains($0) } : ids
  }

  /// The cells: number, time and event, then the nodes, then what else there is to say.
  private func rows(_ ids: [String]) -> [[String]] {
    var rows = [["#", "time", "event"] + ids + [""]]
    for (index, step) in steps.enumerated() {
      var offsets: [String: String] = [:]
      for node in step.nodes { offsets[node.id] = node.offset.short }
      let notes = step.notes(after: index > 0 ? steps[index - 1] : nil)
      rows.append(
        ["\(step.event)", step.at.milliseconds, scenario.events[step.event].action.summary]
          + ids.map { offsets[$0] ?? "" } + [notes.joined(separator: "; ")])
    }
    return rows
  }

  /// Numbers are set right, words left.
  private func line(_ row: [String], _ widths: [Int]) -> String {
    let cells = zip(row, widths).enumerated().map { column, cell in
      let space = String(repeating: " ", count: cell.1 - cell.0.count)
      return column == 2 ? cell.0 + space : space + cell.0
    }
    var line = cells.joined(separator: "  ")
    if let notes = row.last, !notes.isEmpty { line += "  " + notes }
    while line.last == " " { line.removeLast() }
    return line
  }

  private func explanation(_ step: Step) -> String {
    step.offers.map { offer in
      let (offered, took) = (offer.offered.short, offer.took.short)
      return "      \(offer.node) was offered \(offered) and took \(took): \(offer.reason.story)\n"
    }.joined()
  }
}
