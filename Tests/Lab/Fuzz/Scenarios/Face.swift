import ScrollScenario

/// What the fuzzer calls with bytes of its own: the text of a file.
@_cdecl("LLVMFuzzerTestOneInput")
public func judge(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Array(UnsafeBufferPointer(start: bytes, count: count))
  var whole = ScenarioStream(.bytes(text))
  // A pipe gives out a text in other pieces than a file.
  var cut = ScenarioStream(.bytes(text, chunk: 1 + count % 7))
  while let entry = whole.next() {
    guard let other = cut.next(), entry.isSame(as: other) else {
      fatalError("what is read depends on the pieces in which it comes: \(entry)")
    }
    play(entry)
  }
  if let more = cut.next() { fatalError("a text in pieces has more in it: \(more)") }
  return 0
}

/// Does with a scenario all that the replay tool can: it is refused or played to its end.
private func play(_ entry: ScenarioStream.Entry) {
  do throws(JSONError) {
    let scenario = try Scenario(entry.value.get())
    _ = scenario.omissions
    var json = JSONWriter()
    try json.result(of: scenario, explains: true)
    checkLine(json)
    _ = try ScenarioTable(scenario, explains: true).text
    _ = Timeline.svg(of: [try Timeline(of: scenario)])
  } catch {
    if error.problem.isEmpty { fatalError("an error that says nothing: \(error)") }
    var json = JSONWriter()
    json.failure(name: entry.name, error)
    checkLine(json)
  }
}

/// What is written is one line, and can be read again.
private func checkLine(_ json: JSONWriter) {
  let isLine = json.bytes.last == 0x0A && !json.bytes.dropLast().contains(0x0A)
  if isLine, (try? JSONValue(text: json.bytes)) != nil { return }
  fatalError("no line of JSON: \(String(decoding: json.bytes, as: UTF8.self))")
}

extension ScenarioStream.Entry {
  fileprivate func isSame(as other: Self) -> Bool {
    guard position == other.position, name == other.name else { return false }
    switch (value, other.value) {
    case (.success(let value), .success(let same)): return value == same
    case (.failure(let error), .failure(let same)): return error == same
    default: return false
    }
  }
}
