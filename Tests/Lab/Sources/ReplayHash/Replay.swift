// A million events of every kind on a page, and one number for all that came of them. It draws its
// numbers, its events and its page itself, and compiles in one module with the engine, as Embedded
// Swift too.
#if !ONE_MODULE
import NestedScroll
#endif

/// Splittable random numbers by Steele, Lea and Flood.
struct Randomness {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A whole number from 0 up to, but not with, a bound.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func chance(_ part: Int) -> Bool { below(part) == 0 }

  /// A number between two, all bits of it random.
  mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() >> 11) * 0x1p-53)
  }

  /// Mostly a number between two, now and then one that no host should give.
  mutating func wild(_ low: Double, _ high: Double) -> Double {
    guard chance(500) else { return between(low, high) }
    switch below(6) {
    case 0: return .nan
    case 1: return .infinity
    case 2: return -.infinity
    case 3: return 1e300
    case 4: return -1e300
    default: return 0x1p-1060
    }
  }

  mutating func vector(_ reach: Double) -> Vector {
    Vector(x: wild(-reach, reach), y: wild(-reach, reach))
  }
}

/// FNV-1a over 64-bit words.
struct Hash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ word: UInt64) {
    for shift in [0, 16, 32, 48] as [UInt64] {
      value ^= (word >> shift) & 0xFFFF
      value = value &* 0x0000_0100_0000_01B3
    }
  }

  mutating func add(_ number: Double) { add(number.bitPattern) }
}

/// The page, what happens to it, and the number for all of it so far.
struct Replay {
  private var engine = ScrollEngine()
  private var random = Randomness(seed: 20_26)
  private var hash = Hash()
  /// All that were ever inserted and may still be there; stale ones too.
  private var ids: [NodeID] = []
  private var now = 0.0
  private var fingers = [Point](repeating: Point(x: 0, y: 0), count: 2)

  /// The number for so many events.
  static func hash(events: Int) -> UInt64 {
    var replay = Replay()
    for _ in 0..<events { replay.step() }
    return replay.hash.value
  }

  private init() { build() }

  /// A profile page with a pager in a page, a carousel, snaps and a refresh.
  private mutating func build() {
    engine = ScrollEngine(physics: random.chance(3) ? .android : .ios)
    engine.pixelLength = random.chance(3) ? 0.5 : nil
    ids = []
    let root = add(
      Node(
        .vertical, viewport: 700, content: nil, edges: Edges(start: .bounce),
        header: Header(
          height: 240, stay: 40, collapse: random.chance(2) ? .whenNeeded : .always,
          snap: random.chance(2) ? SnapRule.Threshold(0.5) : nil),
        refreshAtStart: Refresh(trigger: 60, hold: 50)))
    engine.update(root) { $0.policy = .stickyHeader }
    let pager = add(.pager(Pager(pageOffsets: .resetOnLeave), viewport: 400, edges: .bounce), root)
    let list = add(.list(viewport: 660, content: 3000, edges: .bounce), pager)
    let cards = add(.list(.horizontal, viewport: 400, content: 1900), list)
    engine.update(cards) {
      $0.snap = Snap(points: [SnapPoint(.series(every: 150, from: 0, to: 1500, at: 0))], range: 90)
    }
    let inner = add(.pager(viewport: 400), pager)
    for content in [500.0, 2000, 900] {
      add(.list(viewport: 660, content: content, edges: .bounce), inner)
    }
    add(.list(viewport: 660, content: nil), pager)
  }

  @discardableResult
  private mutating func add(_ node: Node, _ parent: NodeID? = nil) -> NodeID {
    let id = engine.insert(node, under: parent)
    ids.append(id)
    return id
  }

  private mutating func node() -> NodeID { ids[random.below(ids.count)] }

  private mutating func step() {
    if ids.count > 40 || engine.count == 0 || random.chance(5000) { build() }
    now = engine.time + (random.chance(4) ? random.wild(0, 0.3) : random.between(0, 0.02))
    switch random.below(20) {
    case 0...7: touch()
    case 8: drag()
    case 9, 10: wheel()
    case 11: command()
    case 12: animatedCommand()
    case 13: geometry()
    case 14: structure()
    default: engine.advance(to: now)
    }
    note()
  }

  private mutating func touch() {
    let finger = random.below(8) == 0 ? 1 : 0
    switch random.below(9) {
    case 0, 1:
      fingers[finger] = Point(x: 200, y: 300)
      engine.touchBegan(
        finger, on: node(), at: fingers[finger], time: now,
        area: random.chance(4) ? .header : .content, free: random.chance(6),
        latch: random.chance(5) ? (random.chance(2) ? .node : .outward) : nil)
    case 2, 3:
      let velocity: Vector? = random.chance(2) ? random.vector(4000) : nil
      engine.touchEnded(finger, time: now, velocity: velocity)
    case 4 where random.chance(3): engine.touchCancelled(finger, time: now)
    default:
      fingers[finger].x += random.between(-30, 30)
      fingers[finger].y += random.wild(-60, 60)
      engine.touchMoved(finger, to: fingers[finger], time: now)
      if !fingers[finger].y.isFinite { fingers[finger].y = 300 }
    }
  }

  private mutating func drag() {
    if random.chance(3) {
      engine.fling(node(), velocity: random.vector(6000))
    } else {
      engine.drag(node(), by: random.vector(300), area: random.chance(4) ? .header : .content)
    }
  }

  private mutating func wheel() {
    let phases: [WheelPhase?] = [nil, nil, .began, .changed, .changed, .ended, .momentum]
    let phase = random.chance(12) ? .momentumEnded : phases[random.below(phases.count)]
    engine.wheel(
      node(), by: random.vector(120), time: now, phase: phase,
      latch: random.chance(5) ? .node : nil, free: random.chance(4), smooth: random.chance(3))
  }

  private mutating func command() {
    let target = node()
    switch random.below(8) {
    case 0: engine.setOffset(random.wild(-100, 3000), of: target)
    case 1: engine.scroll(target, to: random.wild(-100, 3000), snap: random.chance(2))
    case 2: engine.scroll(target, by: random.wild(-600, 600))
    case 3: engine.scroll(target, toTotal: random.wild(0, 2000))
    case 4: engine.scrollToTop(target)
    case 5: engine.stop(target)
    case 6: engine.beginRefresh(random.chance(2) ? .start : .end, of: target)
    default: engine.endRefresh(random.chance(2) ? .start : .end, of: target)
    }
  }

  private mutating func animatedCommand() {
    let target = node()
    switch random.below(5) {
    case 0: engine.scroll(target, to: random.wild(-100, 3000), animated: true)
    case 1: engine.scroll(target, by: random.wild(-600, 600), animated: true)
    case 2: engine.scrollToTop(target, animated: true)
    case 3:
      let start = random.wild(0, 2500)
      engine.reveal(
        start, start + random.between(0, 300), in: target,
        align: random.chance(2) ? random.between(0, 1) : nil, animated: random.chance(2))
    default: engine.select(page: random.below(4), in: target, animated: random.chance(2))
    }
  }

  private mutating func geometry() {
    let length = random.wild(0, 3000)
    let kind = random.below(8)
    let isOn = random.chance(2)
    let edit = Edit(at: random.between(0, 500), removed: random.between(0, 90), inserted: length)
    engine.update(node(), edits: kind == 0 ? [edit] : []) {
      switch kind {
      case 1: $0.content = isOn ? length : nil
      case 2: $0.viewport = length / 4
      case 3: $0.isEnabled = isOn
      case 4: $0.edges = isOn ? .bounce : .clamp
      case 5: $0.policy = isOn ? .chain : .parentFirst
      case 6: $0.direction = isOn ? .rightToLeft : .leftToRight
      case 7: $0.insets = Insets(start: length / 50, end: 0)
      default: break
      }
    }
  }

  private mutating func structure() {
    switch random.below(4) {
    case 0: engine.remove(node())
    case 1: engine.move(node(), under: random.chance(4) ? nil : node(), at: random.below(3))
    default:
      let axis: Axis = random.chance(3) ? .horizontal : .vertical
      let parent = random.chance(8) ? nil : node()
      ids.append(
        engine.insert(
          .list(axis, viewport: 300, content: random.wild(0, 2000), edges: .bounce),
          under: parent, at: random.below(3)))
    }
  }

  /// Adds where everything stands, and what the last call did.
  private mutating func note() {
    hash.add(engine.time)
    for id in ids where engine.contains(id) {
      hash.add(engine.offset(of: id))
      hash.add(engine.pull(of: id))
    }
    hash.add(engine.report.unconsumed.x)
    hash.add(engine.report.unconsumed.y)
    hash.add(UInt64(engine.report.takes.count))
    hash.add(UInt64(engine.report.endedMotions.count))
    hash.add(UInt64(engine.report.pageChanges.count))
  }
}
