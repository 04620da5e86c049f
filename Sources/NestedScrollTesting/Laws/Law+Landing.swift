import NestedScroll

extension Law {
  /// Landing: where a motion is said to land is where it lands, at every moment of it. What comes
  /// to rest between rests moves on by another motion, of which the first knows nothing;
  /// nor does it know of one that begins below it later.
  public static let landing = Law(
    "landing", "a node lands where it is said to land",
    .all.subtracting([.snaps, .pagers, .connections]),
    .all.subtracting(.wheels)
  ) { it, choices in
    var player = it.start
    if choices.chance(1, in: 3) { player.engine.pixelLength = choices.element(of: [0.5, 1, 4]) }
    for event in it.events {
      player.play(event)
      guard player.engine.motionStates.count == 1, player.fingers.isEmpty else { continue }
      var later = player
      later.engine.settle()
      let end = it.state(of: later)
      for (index, id) in player.ids.enumerated() {
        guard let landing = player.engine.landing(of: id) else { continue }
        try expectClose(
          end.nodes[index].offset, landing, tolerance: 1e-7, "\(event): node \(index) lands")
      }
    }
  }
}
