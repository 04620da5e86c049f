extension Law {
  /// Every law, in the order of the contract.
  public static let all: [Law] = [
    conservation, containment, onePull, direction, splitting, locality, transparency, swappedAxes,
    scaling, mirroring, reversal, replay, frameIndependence, total, exhaustion, returning,
    returningOnHeaders, rest, touchContinuity, geometryContinuity, nothingFromNothing, oneDriver,
    heldNodes, targets, landing,
  ]
}
