/// The speed of a puck that samples push along.
///
/// Every step pushes it to the step's own speed, and the work that this takes adds up to the energy
/// it has in the end; the first step counts half, since the puck was at rest before.
enum Impulse {
  /// The velocity in the end, from the oldest sample (`count - 1`) to the newest (0). Steps without
  /// time push nothing.
  static func velocity(
    count: Int, sample: (Int) -> (time: Double, value: Double)
  ) -> Double {
    var work = 0.0
    var isFirst = true
    var index = count - 1
    while index > 0 {
      let old = sample(index)
      let new = sample(index - 1)
      index -= 1
      guard new.time > old.time else { continue }
      let speed = (new.value - old.value) / (new.time - old.time)
      let push = (speed - velocity(ofWork: work)) * speed.magnitude
      work += isFirst ? push / 2 : push
      isFirst = false
    }
    return velocity(ofWork: work)
  }

  private static func velocity(ofWork work: Double) -> Double {
    let speed = Elementary.squareRoot(2 * work.magnitude)
    return work < 0 ? -speed : speed
  }
}
