extension Plot {
  /// A coordinate with at most two decimals, the shortest way.
  package static func coordinate(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = nearest(max(-1e7, min(1e7, value)) * 100)
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    guard rest % 10 > 0 else { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A number for a reader: `decimals` places, thousands set apart, powers of ten from 1e9 on.
  package static func readable(_ value: Double, decimals: Int = 0) -> String {
    guard value.isFinite else { return "–" }
    guard value != 0 else { return "0" }
    guard value.magnitude < 1e9 else { return scientific(value) }
    let places = max(0, min(decimals, 6))
    let unit = powerOfTen(places)
    let scaled = nearest(value.magnitude * unit)
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: Int(unit))
    let sign = value < 0 && scaled > 0 ? "−" : ""
    let fraction = places > 0 ? ".\(padded(rest, places))" : ""
    return sign + grouped(whole) + fraction
  }

  private static func grouped(_ whole: Int) -> String {
    guard whole >= 10_000 else { return "\(whole)" }
    var text = ""
    var rest = whole
    while rest >= 1000 {
      text = "\u{2009}\(padded(rest % 1000, 3))" + text
      rest /= 1000
    }
    return "\(rest)" + text
  }

  /// A value of a track for a reader: a tenth of a point at most, and none that says nothing.
  static func value(_ value: Double) -> String {
    readable(value, decimals: nearest(value * 10) % 10 == 0 ? 0 : 1)
  }

  private static func scientific(_ value: Double) -> String {
    var exponent = 0
    var mantissa = value.magnitude
    while mantissa >= 9.995 {
      mantissa /= 10
      exponent += 1
    }
    let hundredths = nearest(mantissa * 100)
    var text = "\(value < 0 ? "−" : "")\(hundredths / 100)"
    if hundredths % 100 > 0 { text += ".\(padded(hundredths % 100, 2))" }
    let superscripts = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    let digits = "\(exponent)".compactMap(\.wholeNumberValue)
    return text + "×10" + String(digits.map { superscripts[$0] })
  }

  private static func padded(_ value: Int, _ digits: Int) -> String {
    let text = "\(value)"
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
