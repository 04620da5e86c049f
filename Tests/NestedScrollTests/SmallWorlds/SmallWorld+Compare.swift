import NestedScroll
import NestedScrollTesting

extension SmallWorld {
  /// Of so many pages one is tried: all, but where fewer runs of everything are asked for. A prime,
  /// so that none of what the pages are made of is always left out.
  private static let step = Settings.current.factor < 1 ? 11 : 1

  /// Routes every delta from every state of every page, in the engine and in the model, and returns
  /// how many that were. Each delta is followed by a small one back, which meets what the first one
  /// left: a stretch, a pager between pages.
  func compare(fault: (inout ModelPage) -> Void = { _ in }) throws -> Int {
    var count = 0
    var pages = 0
    try everyCombination(of: travels.map(\.count)) { travelPlaces in
      let travels = travelPlaces.indices.map { self.travels[$0][travelPlaces[$0]] }
      try everyCombination(of: kinds.map(\.count)) { kindPlaces in
        pages += 1
        guard pages % Self.step == 0 else { return }
        let (page, names) = build(kindPlaces, travels)
        var (engine, ids) = page.build()
        var model = ModelPage(page)
        let starts = travels.map { $0 + 1 }
        let touches = touches.filter { $0.area == .content || model.maySay(names[$0.node]) }
        try everyCombination(of: starts) { offsets in
          for (node, area) in touches {
            for delta in deltas {
              for (index, offset) in offsets.enumerated() {
                engine.setOffset(Double(offset), of: ids[names[index]])
                model.put(Double(offset), names[index])
              }
              for part in [delta, delta > 0 ? -1 : 1] {
                engine.drag(ids[names[node]], by: part, along: .vertical, area: area)
                let chain =
                  area == .header
                  ? model.headerChain(from: names[node], .vertical, .drag)
                  : model.chain(from: names[node], .vertical, .drag)
                let left = model.route(part, chain, canPull: true).unconsumed
                fault(&model)
                count += 1
                if engine.report.unconsumed.y != left || !model.isSame(as: engine, ids) {
                  throw Failure(
                    """
                    \(page)
                      at \(offsets) by \(delta)\(part == delta ? "" : " and back by \(part)") from \
                    \(node) \(area): the model has \(model.nodes.map { ($0.offset, $0.pull) }) and \
                    leaves \(left), the engine has \
                    \(ids.map { (engine.offset(of: $0), engine.pull(of: $0)) }) and leaves \
                    \(engine.report.unconsumed.y)
                    """)
                }
              }
            }
          }
        }
      }
    }
    return count
  }

  private var touches: [(node: Int, area: TouchArea)] {
    touched.map { ($0, .content) } + touchedOnTop.map { ($0, .header) }
  }

  /// One page of the set, and the places of its nodes in it. A pager has another page beside the
  /// one that the chain comes from, before or after it.
  private func build(_ places: [Int], _ travels: [Int]) -> (page: ScrollPage, names: [Int]) {
    var page = ScrollPage()
    var names: [Int] = []
    var pagers: [Int] = []
    let length = 2.0
    for index in places.indices {
      let kinds = self.kinds[index]
      let forward = kinds[places[index]]
      // 5 has no factor in common with the numbers of kinds, so every one comes up once.
      let backward = kinds[(places[index] * 5 + 1) % kinds.count]
      var node = Node(
        .vertical, viewport: length, content: length + Double(travels[index]),
        policy: Policy(forward: forward.turn, backward: backward.turn),
        edges: Edges(start: backward.edge, end: forward.edge))
      if let top = forward.header {
        node.content = nil
        node.header = Header(
          height: Double(travels[index]) + top.stay, stay: top.stay, touch: top.touch)
      }
      if forward.isPager {
        node.content = nil
        node.pager = Pager(page: self.page)
      }
      let name = page.add(node, under: parents[index].map { names[$0] })
      names.append(name)
      if forward.isPager, self.page == 1 {
        page.add(.list(viewport: length, content: length), under: name)
      } else if forward.isPager {
        pagers.append(name)
      }
    }
    for pager in pagers { page.add(.list(viewport: length, content: length), under: pager) }
    return (page, names)
  }
}

extension ModelPage {
  fileprivate func isSame(as engine: ScrollEngine, _ ids: [NodeID]) -> Bool {
    for index in ids.indices
    where engine.offset(of: ids[index]) != nodes[index].offset
      || engine.pull(of: ids[index]) != nodes[index].pull
    {
      return false
    }
    return true
  }
}
