/// What happened in a scenario as text in columns: a line for each event, a column for each node.
///
/// Numbers are rounded to hundredths. Of a page of more than eight nodes only those that moved have
/// a column.
public struct ScenarioTable {
  private let scenario: Scenario
  private let steps: [Step]
  private let explains: Bool

  /// Runs a scenario.
  ///
  /// - Parameter explains: whether lines below an event say who was offered what.
  /// - Throws: if it can't be run to its end.
  public init(_ scenario: Scenario, explains: Bool = false) throws(JSONError) {
    var runner = ScenarioRunner(scenario, explains: explains)
    var steps: [Step] = []
    while let step = try runner.next() { steps.append(step) }
    self.init(scenario, steps, explains: explains)
  }

  /// - Parameter steps: what a run of the scenario gave.
  public init(_ scenario: Scenario, _ steps: [Step], explains: Bool = false) {
    self.scenario = scenario
    self.steps = steps
    self.explains = explains
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
    var first: [String: Double] = [:]
    var moved: Set<String> = []
    for step in steps {
      for node in step.nodes {
        guard let offset = first[node.id] else {
          ids.append(node.id)
          first[node.id] = node.offset
          if step.consumed.contains(where: { $0.id == node.id }) { moved.insert(node.id) }
          continue
        }
        if offset != node.offset { moved.insert(node.id) }
      }
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
    step.offers.map {
      "      \($0.node): \($0.why), offered \($0.offered.short), took \($0.took.short)\n"
    }.joined()
  }
}
