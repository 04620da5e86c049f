extension Tree {
  /// The rests of a node; nil: it lies anywhere.
  func rests(of ref: Ref) -> Rests? {
    let slot = slots[ref.index]
    guard slot.traits >= 0, slot.flags.contains(.enabled) else { return nil }
    let traits = traits[Int(slot.traits)]
    if let state = traits.pager {
      guard !state.pages.isEmpty else { return nil }
      let stride = pageStride(ref, state.pager)
      guard stride > 0 else { return nil }
      return Rests(
        source: .pages(every: stride, count: state.pages.count), lower: slot.lower,
        upper: slot.upper)
    }
    if traits.header?.header.snap != nil {
      return Rests(source: .ends, lower: slot.lower, upper: slot.upper)
    }
    guard let snap = traits.snap, !snap.points.isEmpty else { return nil }
    return Rests(
      source: .points(snap.points, range: snap.range), lower: slot.lower, upper: slot.upper)
  }

  /// The numbers by which a node's rest is chosen.
  func snapNumbers(of ref: Ref, physics: Physics) -> SnapNumbers {
    let traits = traits(of: ref)
    if let pager = traits?.pager?.pager {
      return SnapNumbers(
        threshold: pager.rule.threshold.valid, minVelocity: pager.rule.minVelocity ?? 400,
        perFling: pager.rule.perFling ?? 1)
    }
    if let threshold = traits?.header?.header.snap {
      return SnapNumbers(
        threshold: threshold.valid, minVelocity: physics.minVelocity, perFling: nil)
    }
    let rule = traits?.snap?.rule ?? SnapRule()
    return SnapNumbers(
      threshold: rule.threshold.valid, minVelocity: rule.minVelocity ?? physics.minVelocity,
      perFling: rule.perFling)
  }

  /// It lies where it may: on a rest, or it has none.
  func isAtRest(_ ref: Ref) -> Bool {
    guard let rests = rests(of: ref) else { return true }
    let offset = slots[ref.index].offset
    guard let below = rests.nearest(to: offset, goingForward: false) else { return false }
    return below.from <= offset && offset <= below.to
  }
}
