/// A colour of text or background.
package enum Color: Hashable, Sendable {
  /// Whatever the terminal uses when nothing is asked for.
  case standard
  /// One of the 256 colours of the xterm palette: 16 named ones, a 6×6×6 cube, 24 greys.
  case indexed(UInt8)
  /// 24-bit colour.
  case rgb(UInt8, UInt8, UInt8)

  /// The colour `fraction` of the way from this one to `other`, in 24-bit space.
  ///
  /// `fraction` is clamped to 0…1. Only 24-bit colours can be mixed; of any other pair the nearer
  /// end is returned.
  package func mixed(with other: Color, _ fraction: Double) -> Color {
    let part = min(max(fraction, 0), 1)
    guard case .rgb(let r0, let g0, let b0) = self, case .rgb(let r1, let g1, let b1) = other
    else { return part < 0.5 ? self : other }
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * part).rounded())
    }
    return .rgb(mix(r0, r1), mix(g0, g1), mix(b0, b1))
  }
}

/// How many colours a terminal shows.
package enum ColorDepth: Sendable {
  /// None: bold, dim, underline and reverse only.
  case monochrome
  /// The xterm palette.
  case palette256
  /// 24 bits for each colour.
  case trueColor

  /// The nearest colour that a terminal of this depth shows.
  package func nearest(to color: Color) -> Color {
    switch (self, color) {
    case (_, .standard), (.trueColor, _), (.palette256, .indexed): return color
    case (.monochrome, _): return .standard
    case (.palette256, .rgb(let red, let green, let blue)):
      return .indexed(paletteIndex(red, green, blue))
    }
  }
}

/// The entry of the xterm palette nearest to a 24-bit colour: the cube or the greys, whichever
/// is closer. The 16 named colours are left out because users redefine them.
private func paletteIndex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
  let levels = [0, 95, 135, 175, 215, 255]
  func step(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
  let wanted = [Int(red), Int(green), Int(blue)]
  let steps = wanted.map(step)
  let grey = min(max((wanted.reduce(0, +) / 3 - 3) / 10, 0), 23)
  func distance(_ shown: [Int]) -> Int {
    // Eyes tell greens apart best; without the weight greyish colours turn green.
    zip([5, 8, 5], zip(wanted, shown)).reduce(0) {
      $0 + $1.0 * ($1.1.0 - $1.1.1) * ($1.1.0 - $1.1.1)
    }
  }
  let cubeDistance = distance(steps.map { levels[$0] })
  let greyDistance = distance(Array(repeating: 8 + 10 * grey, count: 3))
  if greyDistance < cubeDistance { return UInt8(232 + grey) }
  return UInt8(16 + 36 * steps[0] + 6 * steps[1] + steps[2])
}
