#if InternalChecks
// What is always true of a tree. Built in with `--traits InternalChecks`, and then looked at after
// every call that changes the engine.
extension Tree {
  /// - Complexity: O(nodes).
  func checkInvariants() {
    checkLinks()
    checkPlaces()
    for index in slots.indices where slots[index].flags.contains(.alive) {
      let ref = Ref(index)
      checkPosition(of: ref)
      checkTraits(of: ref)
    }
  }

  /// Every living node is linked exactly once, to the parent that it names.
  private func checkLinks() {
    var seen = 0
    checkChildren(first: firstRoot, last: lastRoot, of: .none, &seen)
    for index in slots.indices where slots[index].flags.contains(.alive) {
      let slot = slots[index]
      checkChildren(first: slot.firstChild, last: slot.lastChild, of: Ref(index), &seen)
      if !slot.touchedChild.isNone {
        check(slots[slot.touchedChild.index].parent == Ref(index), Ref(index), "touched a stranger")
      }
    }
    precondition(seen == count, "\(seen) of \(count) nodes are linked")
    // What is linked once, to a parent that is alive, and counted, has no cycle but one apart
    // from all roots.
    for index in slots.indices where slots[index].flags.contains(.alive) {
      var at = Ref(index)
      var depth = 0
      while !at.isNone {
        depth += 1
        check(depth <= count, Ref(index), "is below itself")
        at = slots[at.index].parent
      }
    }
  }

  private func checkChildren(first: Ref, last: Ref, of parent: Ref, _ seen: inout Int) {
    var previous = Ref.none
    var at = first
    while !at.isNone {
      check(slots[at.index].flags.contains(.alive), at, "is linked and dead")
      check(slots[at.index].parent == parent, at, "names another parent")
      check(slots[at.index].previous == previous, at, "names another neighbour")
      seen += 1
      precondition(seen <= count, "more links than nodes")
      if !parent.isNone {
        let below = slots[at.index].flags.intersection([.holdsHorizontal, .holdsVertical])
        check(slots[parent.index].flags.isSuperset(of: below), parent, "forgot an axis below it")
      }
      previous = at
      at = slots[at.index].next
    }
    precondition(last == previous, "the last child of node \(parent.raw) is not the last")
  }

  /// Every place is a living node's or on the free list, and every place for traits likewise.
  private func checkPlaces() {
    var free = 0
    var at = freeHead
    while !at.isNone {
      check(!slots[at.index].flags.contains(.alive), at, "is free and alive")
      free += 1
      precondition(free <= slots.count, "the free list has a cycle")
      at = slots[at.index].next
    }
    precondition(free + count == slots.count, "\(slots.count - count) dead, \(free) on the list")
    var owners = [Int](repeating: 0, count: traits.count)
    for place in freeTraits { owners[Int(place)] += 1 }
    var stretched = 0
    for index in slots.indices where slots[index].flags.contains(.alive) {
      if slots[index].traits >= 0 { owners[Int(slots[index].traits)] += 1 }
      if slots[index].pull != 0 { stretched += 1 }
    }
    for place in owners.indices {
      precondition(owners[place] == 1, "\(owners[place]) owners of the traits at \(place)")
    }
    precondition(stretched == pulledCount, "\(stretched) nodes stretched, counted \(pulledCount)")
    for ref in cappedHeaders {
      check(slots[ref.index].flags.isSuperset(of: [.alive, .isHeader]), ref, "is no header to cap")
    }
  }

  /// An offset lies in its extent, the extent is that of the lengths, and only what lies at an
  /// edge is stretched over it.
  private func checkPosition(of ref: Ref) {
    let slot = slots[ref.index]
    let bounds = bounds(of: ref)
    check(slot.lower == bounds.lower && slot.upper == bounds.upper, ref, "has an old extent")
    check(slot.lower <= slot.upper, ref, "has its ends crossed")
    check(slot.lower.isFinite && slot.upper.isFinite, ref, "has no finite extent")
    check(slot.offset >= slot.lower && slot.offset <= slot.upper, ref, "lies outside its extent")
    check(slot.pull.isFinite, ref, "is pulled without end")
    check(slot.pull <= 0 || slot.offset == slot.upper, ref, "is stretched away from its end")
    check(slot.pull >= 0 || slot.offset == slot.lower, ref, "is stretched away from its start")
    check(slot.pull == 0 || slot.flags.contains(.enabled), ref, "is stretched and disabled")
    check(slot.viewport >= 0 && slot.content >= 0, ref, "has negative lengths")
  }

  /// The flags of a node say what its traits have; a pager's pages are its children.
  private func checkTraits(of ref: Ref) {
    let slot = slots[ref.index]
    let traits = traits(of: ref)
    check(slot.flags.contains(.isHeader) == (traits?.header != nil), ref, "is half a header")
    check(slot.flags.contains(.isPager) == (traits?.pager != nil), ref, "is half a pager")
    check(
      slot.flags.contains(.hasRefresh)
        == (traits?.refreshAtStart != nil || traits?.refreshAtEnd != nil),
      ref, "has half a refresh")
    check(slot.flags.contains(.hasConnection) == (traits?.connection != nil), ref, "half connected")
    if let state = traits?.header {
      check(state.cap >= 0 && state.cap <= state.header.travel, ref, "has a cap beyond its travel")
    }
    guard let state = traits?.pager else { return }
    var at = slot.firstChild
    for page in state.pages.indices {
      check(state.pages[page] == at, ref, "has its pages in another order")
      check(Int(slots[at.index].page) == page, at, "is another page than it says")
      at = slots[at.index].next
    }
    check(at.isNone, ref, "has children that are no pages")
    let last = Swift.max(0, state.pages.count - 1)
    check((0...last).contains(state.current), ref, "is on no page")
    check((0...last).contains(state.settled), ref, "has settled on no page")
    check((0...last).contains(state.target), ref, "is going to no page")
    check(state.goal.map { (0...last).contains($0) } ?? true, ref, "was sent to no page")
  }

  private func check(_ holds: Bool, _ ref: Ref, _ fault: StaticString) {
    precondition(holds, "node \(ref.raw) \(fault): \(slots[ref.index])")
  }
}
#endif
