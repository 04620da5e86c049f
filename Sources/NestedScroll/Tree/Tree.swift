/// All nodes in one array, linked by places: a free list for reuse, generations against stale ids.
///
/// The tree knows where nodes stand and how far they may go. It knows nothing of deltas, time or
/// fingers.
struct Tree: Sendable {
  var slots: [Slot] = []
  var traits: [Traits] = []
  private(set) var freeTraits: [Int32] = []
  private(set) var freeHead = Ref.none
  /// The roots are linked like children of nobody.
  private(set) var firstRoot = Ref.none
  private(set) var lastRoot = Ref.none
  /// How many nodes are alive.
  private(set) var count = 0
  /// Grows with every change that an order compiled before may not know of.
  var epoch: UInt32 = 1
  /// How many nodes are stretched: most of the time none, and then nobody looks for them.
  var pulledCount = 0
  /// Headers that collapse only as far as their page fills the room.
  var cappedHeaders: [Ref] = []

  subscript(ref: Ref) -> Slot {
    @inline(__always) get { slots[ref.index] }
    @inline(__always) _modify { yield &slots[ref.index] }
  }

  /// The place an id stands for, if it is not stale.
  func find(_ id: NodeID) -> Ref? {
    // Where an Int has 32 bits not every index is one.
    guard let index = Int(exactly: id.index), index < slots.count,
      slots[index].generation == id.generation,
      slots[index].flags.contains(.alive)
    else { return nil }
    return Ref(index)
  }

  func id(_ ref: Ref) -> NodeID {
    NodeID(index: UInt32(bitPattern: ref.raw), generation: slots[ref.index].generation)
  }

  func id(ifAny ref: Ref) -> NodeID? { ref.isNone ? nil : id(ref) }

  func traits(of ref: Ref) -> Traits? {
    let place = slots[ref.index].traits
    return place < 0 ? nil : traits[Int(place)]
  }

  /// Where the traits of a node are, made if it has none yet.
  mutating func traitsPlace(of ref: Ref) -> Int {
    let place = slots[ref.index].traits
    if place >= 0 { return Int(place) }
    let new: Int
    if let free = freeTraits.popLast() {
      new = Int(free)
      traits[new] = Traits()
    } else {
      new = traits.count
      traits.append(Traits())
    }
    slots[ref.index].traits = Int32(new)
    return new
  }

  // Places

  /// Takes a free place, or a new one.
  mutating func take() -> Ref {
    count += 1
    if freeHead.isNone {
      precondition(slots.count < Int32.max, "a tree holds at most \(Int32.max) nodes")
      var slot = Slot()
      slot.generation = 1
      slot.flags = .alive
      slots.append(slot)
      return Ref(slots.count - 1)
    }
    let ref = freeHead
    freeHead = slots[ref.index].next
    let generation = slots[ref.index].generation
    slots[ref.index] = Slot()
    slots[ref.index].generation = generation
    slots[ref.index].flags = .alive
    return ref
  }

  /// Gives a place back. Its generation grows, so that ids of the old node find nothing.
  mutating func free(_ ref: Ref) {
    count -= 1
    if slots[ref.index].pull != 0 { pulledCount -= 1 }
    let place = slots[ref.index].traits
    if place >= 0 {
      traits[Int(place)] = Traits()
      freeTraits.append(place)
    }
    cappedHeaders.removeAll { $0 == ref }
    let generation = slots[ref.index].generation &+ 1
    slots[ref.index] = Slot()
    slots[ref.index].generation = generation
    slots[ref.index].next = freeHead
    freeHead = ref
  }

  // Links

  /// Links a node in as the child of `parent` at `index`, or as a root.
  /// - Complexity: O(1) at either end, else O(index); under a pager O(pages behind).
  mutating func link(_ ref: Ref, under parent: Ref, at index: Int?) {
    let first = parent.isNone ? firstRoot : slots[parent.index].firstChild
    let last = parent.isNone ? lastRoot : slots[parent.index].lastChild
    var next = Ref.none
    if let index {
      if index <= 0 {
        next = first
      } else if let place = pagerPlace(of: parent) {
        let pages = traits[place].pager?.pages ?? []
        next = index < pages.count ? pages[index] : .none
      } else {
        next = first
        var left = index
        while left > 0, !next.isNone {
          next = slots[next.index].next
          left -= 1
        }
      }
    }
    let previous = next.isNone ? last : slots[next.index].previous
    slots[ref.index].parent = parent
    slots[ref.index].previous = previous
    slots[ref.index].next = next
    if previous.isNone { setFirst(ref, of: parent) } else { slots[previous.index].next = ref }
    if next.isNone { setLast(ref, of: parent) } else { slots[next.index].previous = ref }
    if let place = pagerPlace(of: parent) {
      var pages = traits[place].pager?.pages ?? []
      traits[place].pager?.pages = []
      let at = next.isNone ? pages.count : Int(slots[next.index].page)
      pages.insert(ref, at: at)
      for page in at..<pages.count { slots[pages[page].index].page = Int32(page) }
      traits[place].pager?.pages = pages
    }
    spreadAxes(from: ref)
    epoch &+= 1
  }

  /// Takes a node out from under its parent. Its subtree stays with it.
  mutating func unlink(_ ref: Ref) {
    let slot = slots[ref.index]
    if slot.previous.isNone {
      setFirst(slot.next, of: slot.parent)
    } else {
      slots[slot.previous.index].next = slot.next
    }
    if slot.next.isNone {
      setLast(slot.previous, of: slot.parent)
    } else {
      slots[slot.next.index].previous = slot.previous
    }
    if let place = pagerPlace(of: slot.parent) {
      var pages = traits[place].pager?.pages ?? []
      traits[place].pager?.pages = []
      pages.remove(at: Int(slot.page))
      for page in Int(slot.page)..<pages.count { slots[pages[page].index].page = Int32(page) }
      traits[place].pager?.pages = pages
    }
    if !slot.parent.isNone, slots[slot.parent.index].touchedChild == ref {
      slots[slot.parent.index].touchedChild = .none
    }
    slots[ref.index].parent = .none
    slots[ref.index].next = .none
    slots[ref.index].previous = .none
    epoch &+= 1
  }

  private func pagerPlace(of ref: Ref) -> Int? {
    guard !ref.isNone, slots[ref.index].flags.contains(.isPager) else { return nil }
    return Int(slots[ref.index].traits)
  }

  private mutating func setFirst(_ ref: Ref, of parent: Ref) {
    if parent.isNone { firstRoot = ref } else { slots[parent.index].firstChild = ref }
  }

  private mutating func setLast(_ ref: Ref, of parent: Ref) {
    if parent.isNone { lastRoot = ref } else { slots[parent.index].lastChild = ref }
  }

  /// Lets the ancestors know which axes are below them. Stops where they know already, so that a
  /// million insertions stay linear.
  private mutating func spreadAxes(from ref: Ref) {
    let found = slots[ref.index].flags.intersection([.holdsHorizontal, .holdsVertical])
    var above = slots[ref.index].parent
    while !above.isNone, !slots[above.index].flags.isSuperset(of: found) {
      slots[above.index].flags.formUnion(found)
      above = slots[above.index].parent
    }
  }
}
