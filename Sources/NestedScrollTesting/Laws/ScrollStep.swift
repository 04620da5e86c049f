import NestedScroll

/// What a law is given at each step: the page, what stood where before the event, and what stands
/// where after it. The time before the event has passed already.
struct ScrollStep {
  let page: ScrollPage
  let player: ScrollPlayer
  let before: ScrollMoment
  let event: ScrollEvent
  let after: ScrollMoment
  /// The player after the event.
  let result: ScrollPlayer
}

extension Law {
  /// A law about what one event does.
  init(
    _ name: String, _ statement: String, _ features: PageFeatures = .all,
    _ kinds: EventKinds = .all, explains: Bool = false,
    atEachStep holds: @escaping @Sendable (ScrollStep) throws -> Void
  ) {
    self.init(name, statement, features, kinds) { it, _ in
      var player = it.start
      player.engine.explains = explains
      for event in it.events {
        player.play(ScrollEvent(after: event.after, .wait))
        let earlier = player
        player.play(ScrollEvent(event.action))
        try holds(
          ScrollStep(
            page: it.page, player: earlier, before: ScrollMoment(earlier), event: event,
            after: it.moment(of: player), result: player))
      }
    }
  }
}
