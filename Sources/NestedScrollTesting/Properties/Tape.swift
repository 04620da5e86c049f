/// The choices of one run in the order they were made, and which of them belong together.
///
/// A tape is what the shrinker edits: it knows nothing of the values a property makes of the
/// choices, so whatever it tries is a case the property could have drawn by itself.
struct Tape {
  /// Choices that are deleted, zeroed and swapped as one.
  struct Span {
    var range: Range<Int>
    /// The span around this one; nil at the outermost level.
    var parent: Int?
  }

  var choices: [UInt64] = []
  var spans: [Span] = []

  /// The tape without the zeros at its end. A replay that has run out of choices takes zeros, so
  /// both say the same.
  var trimmed: Tape {
    let count = 1 + (choices.lastIndex { $0 != 0 } ?? -1)
    var result = self
    result.choices.removeSubrange(count...)
    for index in spans.indices {
      result.spans[index].range = spans[index].range.clamped(to: 0..<count)
    }
    return result
  }
}

/// Whether a tape is simpler than another: shorter, or as long and smaller at the first difference.
func isSimpler(_ first: [UInt64], than second: [UInt64]) -> Bool {
  if first.count != second.count { return first.count < second.count }
  return first.lexicographicallyPrecedes(second)
}

/// A tape read from the bytes a fuzzer makes: two bytes a choice, the low one first; an odd byte at
/// the end is dropped. A choice is reduced to the bound it is drawn with.
public func tape(fromBytes bytes: some Sequence<UInt8>) -> [UInt64] {
  var result: [UInt64] = []
  var low: UInt8?
  for byte in bytes {
    if let first = low {
      result.append(UInt64(first) | UInt64(byte) << 8)
      low = nil
    } else {
      low = byte
    }
  }
  return result
}
