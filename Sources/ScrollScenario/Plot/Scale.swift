extension Plot {
  /// A straight map from a range of values to a range of coordinates, and its ticks.
  package struct Scale {
    package let lower: Double
    package let upper: Double
    package let start: Double
    package let end: Double

    /// Values from `lower` to `upper` between the coordinates `start` and `end`. A range without
    /// length, or too short to tell its ends apart, is widened around its middle.
    package init(from lower: Double, to upper: Double, start: Double, end: Double) {
      let (low, high) = (clamped(min(lower, upper)), clamped(max(lower, upper)))
      let least = max(1e-6, max(low.magnitude, high.magnitude) * 1e-9)
      let missing = max(0, least - (high - low))
      self.lower = low - missing / 2
      self.upper = high + missing / 2
      self.start = start
      self.end = end
    }

    /// The coordinate of a value; one outside the range is at the nearer end.
    package func callAsFunction(_ value: Double) -> Double {
      let share = (clamped(value) - lower) / (upper - lower)
      return start + max(0, min(1, share)) * (end - start)
    }

    /// At most `count` round values of the range: 1, 2 or 5 times a power of ten apart, and at
    /// least `least`, which should be such a number itself.
    package func ticks(atMost count: Int, least: Double = 0) -> Ticks {
      var step = Step(digit: 1, exponent: -9)
      // The first condition keeps the quotients of the second within whole numbers.
      while step.size < least || (upper - lower) / step.size > Double(count) + 1
        || floor(upper / step.size) - ceiling(lower / step.size) >= count
      {
        step = step.next
      }
      let (first, last) = (ceiling(lower / step.size), floor(upper / step.size))
      let values = first <= last ? (first...last).map { Double($0) * step.size } : []
      return Ticks(values: values, decimals: max(0, -step.exponent))
    }
  }

  /// A round distance between ticks.
  private struct Step {
    let digit: Double
    let exponent: Int

    var size: Double {
      let power = (0..<exponent.magnitude).reduce(1.0) { power, _ in power * 10 }
      // A quotient of two whole numbers is the nearest to 0.1 and its like; a product is not.
      return exponent < 0 ? digit / power : digit * power
    }

    var next: Step {
      switch digit {
      case 1: Step(digit: 2, exponent: exponent)
      case 2: Step(digit: 5, exponent: exponent)
      default: Step(digit: 1, exponent: exponent + 1)
      }
    }
  }

  /// Round values along a scale, and how many decimals tell them apart.
  package struct Ticks {
    package let values: [Double]
    package let decimals: Int
  }
}
