import TerminalScreen

/// The picture of the header: evening over three ridges, computed for every pixel.
///
/// A pixel is half a cell, so it is about square. Nearer ridges move with the header's lower edge
/// and farther things move less, so that collapsing the header lets the sun set.
struct Landscape {
  /// The height that is shown, in pixels.
  private let height: Double
  /// The height of the open header, in pixels.
  private let openHeight: Double
  /// 0 with the header open, 1 collapsed.
  private let dusk: Double
  private let sun: (x: Double, y: Double, radius: Double)
  /// For each ridge from the nearest on, how high it is at each column, in pixels.
  private let elevations: [[Double]]

  init(width: Int, height: Int, openHeight: Int, dusk: Double) {
    self.height = Double(height)
    self.openHeight = Double(max(openHeight, 1))
    self.dusk = dusk
    // How far the header's lower edge has moved up; while it is pulled, down.
    let collapse = Double(openHeight - height)
    let open = self.openHeight
    let stretch = max(self.height / open, 1)
    sun = (
      Double(width) * 0.7, open * 0.36 * stretch + max(collapse, 0) * 0.4, max(open * 0.14, 1.5)
    )
    elevations = Ridge.all.map { ridge in
      let sunk = max(collapse, 0) * (1 - ridge.follow)
      return (0..<max(width, 0)).map { x in
        ridge.elevation(x: Double(x) - Double(width) / 2) * open * stretch - sunk
      }
    }
  }

  /// The colour of a pixel; `y` grows downwards from 0.
  func color(x: Int, y: Int) -> Color {
    var color = sky(x: Double(x) + 0.5, y: Double(y) + 0.5)
    if isStar(x: x, y: y) {
      color = color.mixed(with: .rgb(230, 232, 255), max(dusk - 0.35, 0) * 1.2)
    }
    // From the farthest to the nearest. An outline covers its pixels in part.
    for (ridge, elevation) in zip(Ridge.all, elevations).reversed() {
      let covered = min(max(elevation[x] - (height - Double(y) - 1), 0), 1)
      guard covered > 0 else { continue }
      let haze = (height - Double(y)) / openHeight * 0.3
      let day = ridge.day.mixed(with: .rgb(255, 176, 140), haze)
      color = color.mixed(with: day.mixed(with: ridge.night, dusk), covered)
    }
    return color
  }

  private func sky(x: Double, y: Double) -> Color {
    let part = y / openHeight
    let top = Color.rgb(58, 62, 118)
    let middle = Color.rgb(196, 100, 126)
    let low = Color.rgb(255, 190, 120)
    let day =
      part < 0.4 ? top.mixed(with: middle, part / 0.4) : middle.mixed(with: low, (part - 0.4) / 0.3)
    let night = Color.rgb(20, 23, 36).mixed(with: .rgb(52, 48, 88), part * 1.4)
    let color = day.mixed(with: night, dusk)

    let (dx, dy) = (x - sun.x, y - sun.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    let glow = max(1 - max(distance - sun.radius, 0) / (sun.radius * 4), 0)
    return
      color.mixed(with: .rgb(255, 214, 150), glow * glow * 0.6 * (1 - dusk * 0.8))
      .mixed(with: .rgb(255, 240, 200), sun.radius - distance + 0.5)
  }

  /// About one pixel in forty, always the same ones.
  private func isStar(x: Int, y: Int) -> Bool {
    var mixed = UInt32(truncatingIfNeeded: x &* 374_761_393 &+ y &* 668_265_263)
    mixed = (mixed ^ (mixed >> 13)) &* 1_274_126_177
    return (mixed ^ (mixed >> 16)) % 41 == 0
  }
}

/// A line of mountains.
private struct Ridge {
  /// Mean height and swing, in parts of the picture's height.
  let base: Double
  let swing: Double
  /// Wave lengths in pixels, one for each layer of detail.
  let waves: [Double]
  let shift: Double
  /// How much of the movement of the header's edge it follows.
  let follow: Double
  let day: Color
  let night: Color

  /// From the nearest to the farthest.
  static let all = [
    Ridge(
      base: 0.10, swing: 0.13, waves: [83, 31, 9], shift: 2.1, follow: 1,
      day: .rgb(40, 36, 64), night: .rgb(13, 14, 22)),
    Ridge(
      base: 0.24, swing: 0.22, waves: [59, 23, 7], shift: 5.45, follow: 0.85,
      day: .rgb(74, 56, 98), night: .rgb(20, 21, 36)),
    Ridge(
      base: 0.40, swing: 0.26, waves: [97, 37, 11], shift: 0.62, follow: 0.7,
      day: .rgb(112, 76, 124), night: .rgb(29, 29, 52)),
  ]

  /// Its height at a place counted from the middle of the picture.
  func elevation(x: Double) -> Double {
    var sum = 0.0
    var weight = 1.0
    for wave in waves {
      sum += triangle(x / wave + shift * weight) * weight
      weight *= 0.42
    }
    return base + swing * sum / 1.6
  }

  /// A pointed wave between -1 and 1: slopes rather than hills.
  private func triangle(_ phase: Double) -> Double {
    let part = phase - phase.rounded(.down)
    return part < 0.5 ? 4 * part - 1 : 3 - 4 * part
  }
}

extension Color {
  /// How light it looks, 0…1; the terminal's own colours count as dark.
  var lightness: Double {
    guard case .rgb(let red, let green, let blue) = self else { return 0 }
    return (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255
  }
}
