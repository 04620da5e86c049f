package import NestedScroll

/// All presets, and what else the laws are held with.
package enum Presets {
  package static let all: [Physics] = [
    .ios, .iosFast, .android, .androidSpline, .flutterBouncing, .flutterDesktop,
    .flutterClamping, .compose, .chromium, .webKit, .gtk, .qt,
  ]

  /// Chromium's edges on Windows, as data.
  package static let stretching = Physics(
    curve: .drag, band: 0.2, bandShape: .tanh, bandShare: 0.1, carry: .add)
}
