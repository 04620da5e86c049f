extension Tree {
  /// Adds a node. Its extent is set, its offset is where it asked to start.
  mutating func insert(_ node: Node, under parent: Ref, at index: Int?) -> Ref {
    let ref = take()
    slots[ref.index].set(.vertical, node.axis == .vertical)
    slots[ref.index].flags.formUnion(.holds(node.axis))
    if let pager = node.pager {
      let place = traitsPlace(of: ref)
      traits[place].pager = PagerState(pager: pager)
      if node.offset == nil { traits[place].pager?.initial = Swift.max(0, pager.page) }
    }
    store(node, in: ref)
    link(ref, under: parent, at: index)
    inheritDirection(from: ref)
    refreshExtent(of: ref)
    let slot = slots[ref.index]
    slots[ref.index].offset = slot.lower
    if let offset = node.offset { ask(offset.asLength, of: ref) }
    return ref
  }

  /// Puts a node at an offset, or keeps it in mind where there is no room for it yet.
  mutating func ask(_ offset: Double, of ref: Ref) {
    let slot = slots[ref.index]
    let asked = offset.clamped(slot.lower, slot.upper)
    slots[ref.index].offset = asked
    let mayGrow =
      !slot.flags.contains(.contentKnown) || slot.flags.contains(.isPager)
      || (slot.flags.contains(.isHeader) && cappedHeaders.contains(ref))
    if mayGrow, asked != offset {
      traits[traitsPlace(of: ref)].kept = offset
    } else if slot.traits >= 0 {
      traits[Int(slot.traits)].kept = nil
    }
  }

  /// The description of a node as it stands.
  func describe(_ ref: Ref) -> Node {
    let slot = slots[ref.index]
    let traits = self.traits(of: ref) ?? Traits()
    var node = Node(
      slot.axis, viewport: slot.viewport,
      content: slot.flags.contains(.contentKnown) ? slot.content : nil,
      insets: Insets(start: slot.insetStart, end: slot.insetEnd), offset: slot.offset,
      isEnabled: slot.flags.contains(.enabled),
      inputs: slot.inputs == (traits.pager == nil ? .all : .pager) ? nil : slot.inputs,
      policy: slot.policyCode.policy(untils: traits.untils),
      edges: Edges(
        start: slot.bounces(at: .start) ? .bounce : .clamp,
        end: slot.bounces(at: .end) ? .bounce : .clamp))
    node.header = traits.header?.header
    node.pager = traits.pager?.pager
    node.pager?.page = traits.pager?.current ?? 0
    node.snap = traits.snap
    node.anchor = traits.anchor
    node.refreshAtStart = traits.refreshAtStart?.refresh
    node.refreshAtEnd = traits.refreshAtEnd?.refresh
    node.stopsAtPin = slot.flags.contains(.stopsAtPin)
    node.direction = traits.direction
    node.view = traits.view
    node.position = traits.position
    node.connection = traits.connection
    node.landing = traits.landing
    return node
  }

  /// Stores a description: everything but the axis, the offset, and the place in the tree.
  mutating func store(_ node: Node, in ref: Ref) {
    let index = ref.index
    slots[index].viewport = Swift.max(0, node.viewport.asLength)
    slots[index].insetStart = node.insets.start.asLength
    slots[index].insetEnd = node.insets.end.asLength
    let givesContent = node.header != nil || node.pager != nil
    let content = givesContent ? node.viewport : node.content
    slots[index].set(.contentKnown, content != nil)
    slots[index].content = Swift.max(0, (content ?? 0).asLength)
    slots[index].set(.enabled, node.isEnabled)
    slots[index].set(.bouncesAtStart, node.edges.start == .bounce)
    slots[index].set(.bouncesAtEnd, node.edges.end == .bounce)
    slots[index].set(.stopsAtPin, node.stopsAtPin)
    slots[index].inputs = node.inputs ?? (node.pager == nil ? .all : .pager)
    slots[index].policyCode = PolicyCode(node.policy)
    slots[index].set(.isHeader, node.header != nil)
    slots[index].set(.isPager, node.pager != nil)
    slots[index].set(.hasRefresh, node.refreshAtStart != nil || node.refreshAtEnd != nil)
    slots[index].set(.hasConnection, node.connection != nil)
    if slots[index].traits >= 0 || node.needsTraits { storeTraits(node, in: ref) }
    epoch &+= 1
  }

  private mutating func storeTraits(_ node: Node, in ref: Ref) {
    let place = traitsPlace(of: ref)
    traits[place].untils = Untils(node.policy)
    if let header = node.header {
      let kept = traits[place].header
      traits[place].header = HeaderState(
        header: header, cap: header.travel, wasPinned: kept?.wasPinned ?? false)
    } else {
      traits[place].header = nil
    }
    cappedHeaders.removeAll { $0 == ref }
    if node.header?.collapse == .whenNeeded { cappedHeaders.append(ref) }
    if let pager = node.pager {
      if traits[place].pager == nil { traits[place].pager = PagerState(pager: pager) }
      traits[place].pager?.pager = pager
    } else {
      traits[place].pager = nil
    }
    traits[place].snap = node.snap
    traits[place].refreshAtStart = Self.renew(traits[place].refreshAtStart, node.refreshAtStart)
    traits[place].refreshAtEnd = Self.renew(traits[place].refreshAtEnd, node.refreshAtEnd)
    traits[place].connection = node.connection
    traits[place].landing = node.landing
    traits[place].anchor = node.anchor.clamped(0, 1)
    traits[place].view = node.view
    traits[place].position = node.position?.asLength
    traits[place].direction = node.direction
  }

  private static func renew(_ state: RefreshState?, _ refresh: Refresh?) -> RefreshState? {
    guard let refresh else { return nil }
    let heights = Refresh(
      trigger: Swift.max(0, refresh.trigger.asLength), hold: Swift.max(0, refresh.hold.asLength))
    return RefreshState(refresh: heights, phase: state?.phase ?? .idle)
  }

  /// Resolves the layout direction of a node and of all below it that inherit it.
  mutating func inheritDirection(from top: Ref) {
    var at = top
    while !at.isNone {
      let parent = slots[at.index].parent
      let above = !parent.isNone && slots[parent.index].flags.contains(.layoutRightToLeft)
      let own = slots[at.index].traits < 0 ? nil : traits[Int(slots[at.index].traits)].direction
      let resolved = own.map { $0 == .rightToLeft } ?? above
      let changed = slots[at.index].flags.contains(.layoutRightToLeft) != resolved
      slots[at.index].set(.layoutRightToLeft, resolved)
      slots[at.index].set(.rightToLeft, resolved && slots[at.index].axis == .horizontal)
      at = changed ? following(at, within: top) : skipping(at, within: top)
    }
  }
}

extension Node {
  /// It has something that few nodes have.
  fileprivate var needsTraits: Bool {
    header != nil || pager != nil || snap != nil || anchor != 0 || refreshAtStart != nil
      || refreshAtEnd != nil || direction != nil || view != nil || position != nil
      || connection != nil || landing != nil || Untils(policy) != Untils()
  }
}
