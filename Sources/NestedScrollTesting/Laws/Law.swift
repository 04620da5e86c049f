public import NestedScroll

/// Something that holds for every page, policy and sequence of events.
///
/// A law can be asked about one page and one sequence of events, or sent to look for a page and
/// events for which it does not hold. What it throws says in words what is wrong.
///
/// ```swift
/// try Law.containment.test(page, playing: events)   // this case
/// try Law.splitting.check { choices in myPage(&choices) }  // 100 of my pages
/// for law in Law.all where law.speaks(of: page) { try law.check { _ in page } }
/// ```
///
/// A page may have code of its own in it (`Connection`). Most laws hold with any code; splitting and
/// frame independence hold only if the code keeps them, so they are what to test it with.
public struct Law: Sendable {
  /// What the law is called in code: `Law.containment` is called "containment".
  public let name: String
  /// What holds, in a sentence.
  public let statement: String
  /// What pages may have for the law to speak of them.
  public let features: PageFeatures
  /// What kinds of events the law speaks of.
  public let kinds: EventKinds

  let judge: @Sendable (LawCase, inout Choices) throws -> Void

  init(
    _ name: String, _ statement: String, _ features: PageFeatures = .all,
    _ kinds: EventKinds = .all,
    judge: @escaping @Sendable (LawCase, inout Choices) throws -> Void
  ) {
    self.name = name
    self.statement = statement
    self.features = features
    self.kinds = kinds
    self.judge = judge
  }

  /// Whether the law says anything about a page and events; by default about a page and any events
  /// of its kinds.
  public func speaks(of page: ScrollPage, playing events: [ScrollEvent] = []) -> Bool {
    features.isSuperset(of: page.features)
      && events.allSatisfy { event in
        if case .insert(let node, _, _) = event.action {
          return kinds.contains(.structure) && features.isSuperset(of: node.features)
        }
        return kinds.isSuperset(of: event.kinds)
      }
  }

  /// Throws a `Failure` if the law does not hold while the events are played on the page.
  ///
  /// Some laws compare with something else that could have happened, such as the same delta in
  /// parts; `variations` is how many such things are tried, the same ones on every run.
  ///
  /// - Throws: also if the law does not speak of the page or of an event, for then nothing was
  ///   tested; ask `speaks(of:playing:)`.
  public func test(
    _ page: ScrollPage, playing events: [ScrollEvent], variations: Int = 8
  ) throws {
    try test(LawCase(page: page, start: ScrollPlayer(page), events: events), variations)
  }

  /// The same on an engine as it stands, whatever moves in it or is held. Nodes are named as in
  /// `ScrollPage(engine)`. Laws that turn a page round, or put a node into it, start from that page, at rest.
  public func test(
    _ engine: ScrollEngine, playing events: [ScrollEvent], variations: Int = 8
  ) throws {
    let start = ScrollPlayer(engine)
    try test(LawCase(page: ScrollPage(engine), start: start, events: events), variations)
  }

  /// Judges a page and events once; what else could have happened is drawn with the case. Assumes
  /// that the law speaks of them.
  package func judge(
    _ page: ScrollPage, playing events: [ScrollEvent], _ choices: inout Choices
  ) throws {
    try judge(LawCase(page: page, start: ScrollPlayer(page), events: events), &choices)
  }

  private func test(_ it: LawCase, _ variations: Int) throws {
    guard speaks(of: it.page, playing: it.events) else {
      throw Failure("the law \"\(name)\" does not speak of this page and these events")
    }
    for variation in 0..<max(1, variations) {
      var choices = Choices(random: SplitMix64(seed: Settings.fixedSeed, run: variation))
      try judge(it, &choices)
    }
  }
}

/// What a law judges.
struct LawCase {
  var page: ScrollPage
  let start: ScrollPlayer
  let events: [ScrollEvent]
  var fault: Fault = { _ in }

  /// What stands where, with the fault that a test has planted.
  func moment(of player: ScrollPlayer) -> ScrollMoment {
    var moment = ScrollMoment(player)
    fault(&moment)
    return moment
  }

  func state(of player: ScrollPlayer) -> ScrollState { moment(of: player).state }
}

/// A change of what a law is shown that it should not let pass.
package typealias Fault = @Sendable (inout ScrollMoment) -> Void
