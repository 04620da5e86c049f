extension Plot {
  /// Places for labels that want to be at `wanted` (in ascending order): at least `spacing` apart,
  /// within `lower...upper`, and together as near to what they want as can be (least squares).
  ///
  /// Without `i · spacing` a row of labels `spacing` apart is level, so what is asked for is the
  /// nearest ascending sequence: neighbours that are out of order share their mean.
  /// If they don't fit they start at `lower` and run over.
  package static func spread(
    _ wanted: [Double], spacing: Double, from lower: Double, to upper: Double
  ) -> [Double] {
    let last = max(lower, upper - Double(max(0, wanted.count - 1)) * spacing)
    var blocks: [(mean: Double, count: Int)] = []
    for (index, place) in wanted.enumerated() {
      var block = (mean: place - Double(index) * spacing, count: 1)
      while let before = blocks.last, before.mean > block.mean {
        blocks.removeLast()
        let count = before.count + block.count
        let sum = before.mean * Double(before.count) + block.mean * Double(block.count)
        block = (sum / Double(count), count)
      }
      blocks.append(block)
    }
    // What is nearest within bounds is what is nearest without them, moved inside.
    return blocks.flatMap { repeatElement(max(lower, min(last, $0.mean)), count: $0.count) }
      .enumerated().map { $0.element + Double($0.offset) * spacing }
  }
}
