import NestedScroll

extension ScenarioReader {
  mutating func event(_ cursor: JSONCursor) throws(JSONError) -> ScenarioEvent {
    var fields = try cursor.fields()
    let at = try time(fields.optional("at"))
    let action = try action(&fields)
    try fields.end()
    return ScenarioEvent(at: at, action: action)
  }

  private mutating func action(_ fields: inout Fields) throws(JSONError) -> ScenarioAction {
    if let gesture = try gesture(&fields) { return gesture }
    if let command = try command(&fields) { return command }
    if let change = try change(event: &fields) { return change }
    throw fields.wrong("no key says what happens")
  }

  private mutating func time(_ cursor: JSONCursor?) throws(JSONError) -> Double? {
    guard let cursor else { return nil }
    let at = try cursor.number(.atLeast(0))
    if let time, at < time {
      let (now, before) = (JSONWriter.text(of: at), JSONWriter.text(of: time))
      throw cursor.wrong("goes back to \(now) from \(before)")
    }
    time = at
    return at
  }

  private func node(_ fields: inout Fields) throws(JSONError) -> String {
    try id(fields.required("node"))
  }

  /// What hands do.
  private func gesture(_ fields: inout Fields) throws(JSONError) -> ScenarioAction? {
    if let touch = fields.optional("touch") { return try self.touch(touch, &fields) }
    if let delta = try fields.optional("drag")?.vector() {
      return .drag(delta, node: try node(&fields), area: try fields.area())
    }
    if let velocity = try fields.optional("fling")?.vector() {
      return .fling(velocity, node: try node(&fields), area: try fields.area())
    }
    guard let delta = try fields.optional("wheel")?.vector() else { return nil }
    let phase: WheelPhase? = try fields.optional("phase")?.choice([
      "began": .began, "changed": .changed, "ended": .ended, "momentum": .momentum,
      "momentumEnded": .momentumEnded,
    ])
    return .wheel(
      ScenarioWheel(
        delta: delta, node: try node(&fields), phase: phase, latch: try fields.latch(),
        latchPause: try fields.optional("latchPause")?.number(.atLeast(0)) ?? 0.1,
        free: try fields.flag("free"), smooth: try fields.flag("smooth")))
  }

  private func touch(
    _ touch: JSONCursor, _ fields: inout Fields
  ) throws(JSONError) -> ScenarioAction {
    let pointer = try fields.optional("pointer")?.integer() ?? 0
    let phase = try touch.choice([
      "began": "began", "moved": "moved", "ended": "ended", "cancelled": "cancelled",
    ])
    switch phase {
    case "began":
      return .touchBegan(
        pointer: pointer, node: try node(&fields),
        position: try fields.required("position").point(), area: try fields.area(),
        free: try fields.flag("free"), latch: try fields.latch())
    case "moved":
      return .touchMoved(pointer: pointer, position: try fields.required("position").point())
    case "ended":
      return .touchEnded(pointer: pointer, velocity: try fields.optional("velocity")?.vector())
    default: return .touchCancelled(pointer: pointer)
    }
  }

  /// What a program asks for.
  private func command(_ fields: inout Fields) throws(JSONError) -> ScenarioAction? {
    if let offset = try fields.optional("setOffset")?.number() {
      return .setOffset(offset, node: try node(&fields))
    }
    if let offset = try fields.optional("scrollTo")?.number() {
      return .scrollTo(
        offset, node: try node(&fields), animated: try fields.flag("animated"),
        snap: try fields.flag("snap"))
    }
    if let distance = try fields.optional("scrollBy")?.number() {
      return .scrollBy(distance, node: try node(&fields), animated: try fields.flag("animated"))
    }
    if try fields.isSaid("scrollToTop") {
      return .scrollToTop(node: try node(&fields), animated: try fields.flag("animated"))
    }
    if let total = try fields.optional("scrollToTotal")?.number() {
      return .scrollToTotal(
        total, node: try node(&fields), animated: try fields.flag("animated"))
    }
    if let (from, to) = try fields.optional("reveal")?.pair() {
      let align = try fields.optional("align")?.number(.between(0, 1))
      return .reveal(
        from: from, to: to, node: try node(&fields), align: align,
        animated: try fields.flag("animated"))
    }
    if let page = try fields.optional("select")?.integer() {
      return .select(page: page, node: try node(&fields), animated: try fields.flag("animated"))
    }
    return try fields.isSaid("stop") ? .stop(node: try node(&fields)) : nil
  }

  /// What changes the page, and the passing of time.
  private mutating func change(event fields: inout Fields) throws(JSONError) -> ScenarioAction? {
    if let update = fields.optional("update") {
      let id = try node(&fields)
      let edits = try fields.optional("edits")?.edits() ?? []
      return .update(node: id, change: try self.update(update, of: id), edits: edits)
    }
    if let inserted = fields.optional("insert") {
      let parent = try parent(fields.optional("under"))
      let node = try insert(inserted, under: parent)
      return .insert(node, under: parent, index: try fields.index())
    }
    if let removed = fields.optional("remove") {
      let id = try id(removed)
      remove(id)
      return .remove(node: id)
    }
    if let moved = fields.optional("move") {
      let id = try id(moved)
      let parent = try parent(fields.optional("under"))
      move(id, under: parent)
      return .move(node: id, under: parent, index: try fields.index())
    }
    if let edge = try fields.optional("beginRefresh")?.edge() {
      return .beginRefresh(edge, node: try node(&fields))
    }
    if let edge = try fields.optional("endRefresh")?.edge() {
      return .endRefresh(edge, node: try node(&fields))
    }
    if try fields.isSaid("advance") { return .advance }
    return try fields.isSaid("settle") ? .settle : nil
  }
}
