import NestedScroll

extension Vector {
  var swapped: Vector { Vector(x: y, y: x) }

  static func * (vector: Vector, factor: Double) -> Vector {
    Vector(x: vector.x * factor, y: vector.y * factor)
  }
}

extension Point {
  var swapped: Point { Point(x: y, y: x) }

  static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }
}

/// How an event is changed: what becomes of its vectors, its finger's points, its lengths, its
/// axis and the nodes and policies in it.
struct Turning {
  var vector: (Vector) -> Vector = { $0 }
  var point: (Point) -> Point = { $0 }
  var length: (Double) -> Double = { $0 }
  /// What becomes of the distance that a command routes through the chain of a node.
  var distance: (Int, Double, Axis?) -> Double = { _, length, _ in length }
  var axis: (Axis) -> Axis = { $0 }
  var node: (Node) -> Node = { $0 }
  var change: (ScrollEvent.Change) -> ScrollEvent.Change = { $0 }

  static var swapping: Turning {
    Turning(vector: \.swapped, point: \.swapped, axis: \.cross, node: \.withAxisSwapped)
  }

  static func scaling(_ factor: Double) -> Turning {
    Turning(
      vector: { $0 * factor }, point: { $0 * factor }, length: { $0 * factor },
      distance: { _, length, _ in length * factor },
      node: { $0.scaled(by: factor) }, change: { $0.scaled(by: factor) })
  }
}

extension ScrollEvent {
  func turned(_ turning: Turning) -> ScrollEvent {
    ScrollEvent(after: after, action.turned(turning))
  }
}

extension ScrollEvent.Action {
  func turned(_ it: Turning) -> ScrollEvent.Action {
    switch self {
    case .began(let pointer, let node, let at, let area, let free, let latch):
      .began(
        pointer: pointer, node: node, at: it.point(at), area: area, free: free, latch: latch)
    case .moved(let pointer, let to): .moved(pointer: pointer, to: it.point(to))
    case .ended(let pointer, let velocity):
      .ended(pointer: pointer, velocity: velocity.map(it.vector))
    case .drag(let node, let delta, let area): .drag(node, it.vector(delta), area)
    case .fling(let node, let velocity, let area): .fling(node, it.vector(velocity), area)
    case .wheel(let node, let delta, let phase, let latch, let free, let smooth):
      .wheel(node, it.vector(delta), phase, latch: latch, free: free, smooth: smooth)
    case .setOffset(let node, let offset): .setOffset(node, it.length(offset))
    case .scrollTo(let node, let offset, let animated, let snap):
      .scrollTo(node, it.length(offset), animated: animated, snap: snap)
    case .scrollBy(let node, let distance, let axis, let animated):
      .scrollBy(
        node, it.distance(node, distance, axis), axis.map(it.axis), animated: animated)
    case .scrollToTotal(let node, let total, let animated):
      .scrollToTotal(node, it.length(total), animated: animated)
    case .reveal(let node, let from, let to, let align, let animated):
      .reveal(node, from: it.length(from), to: it.length(to), align: align, animated: animated)
    case .update(let node, let change): .update(node, it.change(change))
    case .insert(let node, let parent, let place):
      .insert(it.node(node), under: parent, at: place)
    default: self
    }
  }
}

extension ScrollEvent.Change {
  func scaled(by factor: Double) -> ScrollEvent.Change {
    switch self {
    case .content(let content): .content(content.map { $0 * factor })
    case .viewport(let viewport): .viewport(viewport * factor)
    case .insets(let insets):
      .insets(Insets(start: insets.start * factor, end: insets.end * factor))
    case .policy(let policy): .policy(policy.scaled(by: factor))
    case .header(let height, let stay): .header(height: height * factor, stay: stay * factor)
    case .pageLength(let length): .pageLength(length.map { $0 * factor })
    case .snap(let snap): .snap(snap?.scaled(by: factor))
    case .edit(let edit):
      .edit(
        Edit(
          at: edit.at * factor, removed: edit.removed * factor, inserted: edit.inserted * factor))
    case .nothing, .enabled, .edges, .inputs: self
    }
  }
}
