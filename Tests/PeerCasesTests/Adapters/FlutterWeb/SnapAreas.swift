import NestedScroll

/// CSS snap areas as rests: what `scroll-snap-align`, `-stop`, `-margin`, `-padding` and covering
/// areas come to on one axis.
///
/// An aligned area is a rest where its edge meets the port's. An area that is longer than the port
/// is a range of rests, all offsets at which it covers the port; where other areas lie in it, the
/// gaps between them are. A gap shorter than the port is one rest, at the end that the area is
/// aligned to.
struct SnapAreas {
  struct Area {
    var from: PerAxis<Double>
    var to: PerAxis<Double>
    let align: PerAxis<String?>
    let stops: Bool
    let id: Int?
    let hasFocus: Bool
  }

  var areas: [Area] = []
  /// Where the port is in what is seen.
  let portFrom: PerAxis<Double>
  let portTo: PerAxis<Double>
  /// How near a landing must be, per axis; nil: the rests are mandatory.
  let range: PerAxis<Double?>
  /// The axes on which the container snaps.
  let axes: [Axis]
  /// The area that the node was snapped to last, per axis, where a case says so.
  let current: PerAxis<Int?>

  /// - Parameter viewport: the port where the case gives none.
  init(_ json: JSON, viewport: PerAxis<Double>, at path: String) throws {
    let fields = try Fields(json, at: path)
    let words = try fields.string("type").split(separator: " ")
    axes =
      switch words.first {
      case "x": [.horizontal]
      case "y": [.vertical]
      default: [.vertical, .horizontal]
      }
    let padding = try fields.optionalNumber("padding") ?? 0
    let port = fields["port"]?.numbers
    var from = PerAxis(x: 0.0, y: 0.0)
    var length = viewport
    if let port, port.count == 4 {
      from = PerAxis(x: port[0], y: port[1])
      length = PerAxis(x: port[2], y: port[3])
    } else if let port, port.count == 2 {
      length = PerAxis(x: port[0], y: port[1])
    }
    portFrom = PerAxis(x: from.x + padding, y: from.y + padding)
    portTo = PerAxis(x: from.x + length.x - padding, y: from.y + length.y - padding)
    // How near is near is left to the engines by the standard; Chromium's is a third of the port.
    let near = fields["proximity"]?.numbers
    let isProximity = words.last == "proximity"
    func reach(_ axis: Int, _ length: Double) -> Double? {
      near.map { $0[axis] } ?? (isProximity ? length / 3 : nil)
    }
    range = PerAxis(x: reach(0, length.x), y: reach(1, length.y))
    let targets = fields["current_targets"] ?? .null
    current = PerAxis(
      x: targets["x"].number.map { Int($0) }, y: targets["y"].number.map { Int($0) })
    let names = ["port": Swift.max(length.x, length.y)]
    for (number, area) in (fields["areas"]?.array ?? []).enumerated() {
      if let area = try Self.area(area, names: names, at: "\(path).areas[\(number)]") {
        areas.append(area)
      }
    }
    for point in fields["points"]?.array ?? [] {
      // `>200` is any offset beyond.
      let isBeyond = point.string?.hasPrefix(">") ?? false
      let text = point.string.map { $0.filter { $0 != ">" } }
      let at = try (text.map { JSON.string($0) } ?? point).value() ?? 0
      let place = isBeyond ? at + 50 : at
      areas.append(
        Area(
          from: PerAxis(x: place, y: place), to: PerAxis(x: place + 1, y: place + 1),
          align: PerAxis(x: "start", y: "start"), stops: false, id: nil, hasFocus: false))
    }
    try fields.finish()
  }

  /// - Returns: nil for an area that another snap container, nearer to it, has for itself.
  static func area(_ json: JSON, names: [String: Double], at path: String) throws -> Area? {
    let fields = try Fields(json, at: path)
    let numbers = try (fields["rect"]?.array ?? []).map { try $0.value(names) ?? 0 }
    guard numbers.count == 4 else { throw CaseError("\(path).rect: four numbers") }
    let margin = try fields.optionalNumber("margin") ?? 0
    let align = fields["align"] ?? .null
    let isTrapped = fields["trapped_by"] != nil
    let area = Area(
      from: PerAxis(x: numbers[0] - margin, y: numbers[1] - margin),
      to: PerAxis(
        x: numbers[0] + numbers[2] + margin, y: numbers[1] + numbers[3] + margin),
      align: PerAxis(
        x: align.string ?? align["x"].string, y: align.string ?? align["y"].string),
      stops: try fields.optionalString("stop") == "always",
      id: try fields.optionalNumber("id").map { Int($0) },
      hasFocus: try fields.flag("focused"))
    try fields.finish()
    return isTrapped ? nil : area
  }

  /// The end of what the areas span.
  func end(_ axis: Axis) -> Double { areas.map { $0.to[axis] }.max() ?? 0 }

  /// The ids of the areas that are aligned when the node is at an offset.
  func ids(at offset: Double, _ axis: Axis, _ extent: ClosedRange<Double>) -> Set<Int> {
    Set(
      areas.compactMap { area in
        guard let place = aligned(area, axis) else { return nil }
        let reachable = Swift.min(Swift.max(place, extent.lowerBound), extent.upperBound)
        return reachable == offset ? area.id : nil
      })
  }

  /// The offset at which an area is aligned; nil where it doesn't snap on the axis.
  func aligned(_ area: Area, _ axis: Axis) -> Double? {
    let from = area.from[axis]
    let to = area.to[axis]
    return switch area.align[axis] {
    case "start": from - portFrom[axis]
    case "end": to - portTo[axis]
    case "center": (from + to) / 2 - (portFrom[axis] + portTo[axis]) / 2
    default: nil
    }
  }

  /// The rests on an axis, those of a focused area first; nil where the container doesn't snap.
  func snap(_ axis: Axis, rule: SnapRule = SnapRule()) -> Snap? {
    guard axes.contains(axis) else { return nil }
    var points: [SnapPoint] = []
    for area in areas.filter(\.hasFocus) + areas.filter({ !$0.hasFocus }) {
      guard let place = aligned(area, axis) else { continue }
      points.append(SnapPoint(.offset(place), stops: area.stops))
      points += covering(area, axis).map { SnapPoint($0, stops: area.stops) }
    }
    return Snap(points: points, range: range[axis], rule: rule)
  }

  /// The ranges of offsets at which an area covers the port.
  func covering(_ area: Area, _ axis: Axis) -> [SnapPoint.Shape] {
    let from = area.from[axis]
    let to = area.to[axis]
    guard to - from >= portTo[axis] - portFrom[axis] else { return [] }
    let intruders = areas.filter { other in
      let isInside = other.from[axis] < to && other.to[axis] > from
      let isAround = other.from[axis] <= from && other.to[axis] >= to
      return isInside && !isAround && other.align[axis] != nil
    }.sorted { $0.from[axis] < $1.from[axis] }
    var shapes: [SnapPoint.Shape] = []
    var start = from
    func gap(until end: Double) {
      guard end > start else { return }
      let low = start - portFrom[axis]
      let high = end - portTo[axis]
      if low <= high {
        shapes.append(.range(from: low, to: high))
      } else if area.align[axis] == "start" {
        shapes.append(.offset(Swift.min(low, to - portTo[axis])))
      } else if area.align[axis] == "end" {
        shapes.append(.offset(Swift.max(high, from - portFrom[axis])))
      }
    }
    for other in intruders {
      gap(until: other.from[axis])
      start = Swift.max(start, other.to[axis])
    }
    gap(until: to)
    return shapes
  }
}
