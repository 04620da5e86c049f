import ScrollScenario

/// A scenario of a header over a pager of two lists.
///
/// - Parameters:
///   - root: keys that are added to the root, after a comma.
///   - list: keys that are added to the first list, after a comma.
///   - events: the elements of `events`.
func scenarioText(root: String = "", list: String = "", events: String = "") -> String {
  """
  {"name": "page", "tree": {"id": "root", "axis": "vertical", "viewport": 700\(root), "children": [
    {"id": "pager", "axis": "horizontal", "viewport": 400, "pager": {}, "children": [
      {"id": "posts", "axis": "vertical", "viewport": 660\(list)},
      {"id": "likes", "axis": "vertical", "viewport": 660, "content": 500}]}]},
   "events": [\(events)]}
  """
}

func scenario(_ text: String) throws -> Scenario { try Scenario(JSONValue(text: text)) }

/// What reading a scenario says is wrong, or nil if nothing is.
func problem(_ text: String) throws -> String? {
  let value = try JSONValue(text: text)
  do throws(JSONError) {
    _ = try Scenario(value)
    return nil
  } catch {
    return error.description
  }
}
