import CNestedScroll
import NestedScroll

extension ns_description {
  init(_ node: Node) {
    self.init()
    viewport = node.viewport
    content = .option(node.content)
    (inset_start, inset_end) = (node.insets.start, node.insets.end)
    offset = .option(node.offset)
    anchor = node.anchor
    position = .option(node.position)
    header_height = .option(node.header?.height)
    header_stay = node.header?.stay ?? 0
    header_snap_forward = .option(node.header?.snap?.forward)
    header_snap_backward = .option(node.header?.snap?.backward)
    let pager = node.pager ?? Pager()
    page_length = .option(pager.pageLength)
    page_spacing = pager.spacing
    page_threshold_forward = pager.rule.threshold.forward
    page_threshold_backward = pager.rule.threshold.backward
    page_min_velocity = .option(pager.rule.minVelocity)
    refresh_start_trigger = .option(node.refreshAtStart?.trigger)
    refresh_start_hold = node.refreshAtStart?.hold ?? 0
    refresh_end_trigger = .option(node.refreshAtEnd?.trigger)
    refresh_end_hold = node.refreshAtEnd?.hold ?? 0
    forward = ns_turn(node.policy.forward)
    backward = ns_turn(node.policy.backward)
    axis = Int32(node.axis.rawValue)
    is_enabled = node.isEnabled ? 1 : 0
    inputs = node.inputs.map { Int32($0.rawValue) } ?? -1
    edge_start = Int32(node.edges.start.rawValue)
    edge_end = Int32(node.edges.end.rawValue)
    header_collapse = Int32(node.header?.collapse.rawValue ?? 0)
    header_touch = Int32((node.header?.touch ?? .headerFirst).rawValue)
    is_pager = node.pager == nil ? 0 : 1
    page = Int32(clamping: pager.page)
    page_offsets = Int32(pager.pageOffsets.rawValue)
    pages_per_fling = Int32(clamping: pager.rule.perFling ?? 0)
    stops_at_pin = node.stopsAtPin ? 1 : 0
    direction = node.direction.map { Int32($0.rawValue) } ?? -1
    view = node.view.map { Int32(clamping: $0) } ?? -1
  }

  /// The node that it describes.
  var node: Node {
    var node = Node(axis.choice(), viewport: 0, content: nil)
    write(to: &node)
    node.offset = offset.given
    return node
  }

  /// Changes a node into what it describes, all but the axis, the offset and the rests.
  func write(to node: inout Node) {
    node.viewport = viewport.given ?? 0
    node.content = content.given
    node.insets = Insets(start: inset_start.given ?? 0, end: inset_end.given ?? 0)
    node.anchor = anchor.given ?? 0
    node.position = position.given
    node.header = node.axis == .vertical && is_pager == 0 ? header : nil
    node.pager = is_pager == 0 ? nil : pager
    node.refreshAtStart = refresh_start_trigger.given.map {
      Refresh(trigger: $0, hold: refresh_start_hold.given ?? 0)
    }
    node.refreshAtEnd = refresh_end_trigger.given.map {
      Refresh(trigger: $0, hold: refresh_end_hold.given ?? 0)
    }
    node.policy = Policy(forward: turn(forward), backward: turn(backward))
    node.isEnabled = is_enabled != 0
    node.inputs = inputs < 0 ? nil : Inputs(rawValue: UInt8(inputs & 15))
    node.edges = Edges(start: edge_start.choice(), end: edge_end.choice())
    node.stopsAtPin = stops_at_pin != 0
    node.direction = direction.option()
    node.view = view < 0 ? nil : Int(view)
  }

  private var header: Header? {
    header_height.given.map { height in
      var snap: SnapRule.Threshold?
      if header_snap_forward.isFinite || header_snap_backward.isFinite {
        snap = SnapRule.Threshold(header_snap_forward, header_snap_backward)
      }
      let shown = Swift.max(0, height)
      return Header(
        height: shown, stay: (header_stay.given ?? 0).within(0, shown),
        collapse: header_collapse.choice(), snap: snap,
        touch: header_touch.option() ?? .headerFirst)
    }
  }

  private var pager: Pager {
    let longest = Swift.max(0, viewport.given ?? 0)
    return Pager(
      page: Int(Swift.max(0, page)), pageLength: page_length.given.map { $0.within(0, longest) },
      spacing: Swift.max(0, page_spacing.given ?? 0), pageOffsets: page_offsets.choice(),
      rule: SnapRule(
        threshold: SnapRule.Threshold(page_threshold_forward, page_threshold_backward),
        minVelocity: page_min_velocity.given,
        perFling: pages_per_fling > 0 ? Int(pages_per_fling) : nil))
  }

  /// A pager claims all or nothing: parts of a delta would not add up otherwise.
  private func turn(_ turn: ns_turn) -> Turn {
    var turn = turn.turn
    if is_pager != 0, case .until = turn.preScroll { turn.preScroll = .none }
    return turn
  }
}

extension Double {
  fileprivate func within(_ low: Double, _ high: Double) -> Double {
    Swift.max(low, Swift.min(high, self))
  }
}
