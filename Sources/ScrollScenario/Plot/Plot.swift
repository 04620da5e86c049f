/// Everything that turns a `Timeline` into a picture.
///
/// A `Figure` lays out one timeline: panels, phase rows, the time axis. It draws on a `Canvas`,
/// the only part that knows SVG.
package enum Plot {
  /// The farthest from 0 a number is drawn at. Far beyond what the engine holds, and small enough
  /// that differences of two of them still have bits to spare for a pixel.
  static let bound = 0x1p50

  static func clamped(_ value: Double) -> Double { max(-bound, min(bound, value)) }
}
