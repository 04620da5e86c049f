import NestedScroll
import ScrollScenario

/// Timelines from the ordinary to the absurd, for tests that ask the same of all of them.
enum SampleTimelines {
  static let all: [Timeline] = [
    page, Timeline(name: "nothing"), Timeline(name: ""), withoutSamples, instant, fifty, hostile,
    tiny, far, removed, pages, crowd, headers,
  ]

  /// A header, a pager and lists: a drag, a fling, a bounce, a page turn.
  static let page = Timeline(
    name: "header and list",
    tracks: [
      track("root", kind: .header(travel: 200), extent: 0...200) {
        min(200, 600 * $0) - 60 * hump($0)
      },
      track("pager", .horizontal, kind: .pager(pageLength: 400), extent: 0...800) {
        400 * max(0, min(1, $0 - 1))
      },
      track("posts", extent: 0...2340) { max(0, 900 * $0 - 300) },
      track("likes", extent: 0...0) { _ in 0 },
      track("stories", .horizontal, extent: 0...800) { 810 * min(1, $0) },
    ],
    phases: [
      .init(kind: .touch, from: 0, to: 0.3),
      .init(kind: .fling, axis: .vertical, from: 0.3, to: 2, note: "1200 points a second"),
      .init(kind: .spring, axis: .horizontal, from: 1, to: 1.5),
      .init(kind: .snap, axis: .horizontal, from: 1.2, to: 2),
    ],
    marks: [.init(time: 1, label: "select page 1"), .init(time: 1.01, label: "update")])

  static let withoutSamples = Timeline(
    name: "no samples",
    tracks: [
      .init(name: "root", axis: .vertical, kind: .header(travel: 200)),
      .init(name: "pager", axis: .horizontal, kind: .pager(pageLength: 400), extent: 0...800),
    ],
    phases: [.init(kind: .touch, from: 1, to: 1)], marks: [.init(time: 1, label: "here")])

  static let instant = Timeline(
    name: "one instant",
    tracks: [
      .init(name: "list", axis: .vertical, samples: [.init(time: 0.5, shown: 12)]),
      .init(
        name: "pager", axis: .horizontal, kind: .pager(pageLength: 300),
        samples: [
          .init(time: 0.5, shown: 450)
        ]),
    ])

  static let fifty = Timeline(
    name: "fifty nodes",
    tracks: (0..<50).map { index in
      track("row \(index)", extent: 0...500) { index % 3 == 0 ? 0 : Double(index) * 20 * $0 }
    })

  /// Markup, control characters, numbers that are none, lengths that can't be.
  static let hostile = Timeline(
    name: "<script>\"&\u{0}\u{1F}\u{FFFF}' ]]> 🎢 שלום \u{301}",
    tracks: [
      .init(
        name: "</svg>", axis: .vertical, kind: .header(travel: .nan),
        samples: [
          .init(time: .nan, shown: 0), .init(time: 0, shown: .infinity), .init(time: 1, shown: 4),
          .init(time: 0.5, shown: -1e300), .init(time: 2, shown: 1e300),
        ]),
      .init(name: "\u{7}", axis: .vertical, kind: .header(travel: -5), extent: -1e300...1e300),
      .init(
        name: "p", axis: .vertical, kind: .pager(pageLength: 0), extent: -.infinity...(.infinity),
        samples: [.init(time: 0, shown: 1e200), .init(time: 1e300, shown: -1e200)]),
      .init(
        name: "q", axis: .horizontal, kind: .pager(pageLength: 1e-300),
        samples: [
          .init(time: 0, shown: 1), .init(time: 3, shown: 2),
        ]),
    ],
    phases: [
      .init(kind: .fling, from: 3, to: 1, note: "a \"note\" & <more>"),
      .init(kind: .snap, axis: .vertical, from: .nan, to: 1),
      .init(kind: .command, axis: .vertical, from: -.infinity, to: 1),
      .init(kind: .wheel, axis: .vertical, from: -1e300, to: 1e300),
    ],
    marks: [.init(time: .nan, label: "never"), .init(time: 1, label: "<b>&")])

  static let tiny = Timeline(
    name: "differences that are almost none",
    tracks: [
      .init(
        name: "a", axis: .vertical,
        samples: [
          .init(time: 1e9, shown: 1e12), .init(time: 1e9 + 1e-6, shown: 1e12 + 0.001),
        ])
    ])

  static let far = Timeline(
    name: "far from zero and below it",
    tracks: [
      track("far") { 1_234_567 + $0 }, track("below", .horizontal) { -4000 - 1000 * $0 },
    ])

  static let removed = Timeline(
    name: String(repeating: "a node that goes away and a name that goes on ", count: 9),
    tracks: [
      track(String(repeating: "list ", count: 20), until: 1) { 100 * $0 }, track("b") { 30 * $0 },
    ])

  static let pages = Timeline(
    name: "many pages",
    tracks: [
      track("outer", .horizontal, kind: .pager(pageLength: 400), extent: 0...40_000) {
        12_000 + 400 * $0
      },
      track("inner", .horizontal, kind: .pager(pageLength: 100), extent: 0...200) { _ in 100 },
    ])

  /// Lines that all end at one place, as many as just fit beside the plot.
  static let crowd = Timeline(
    name: "all in one place",
    tracks: (0..<17).map { index in track("\(index)") { 100 + Double(index) * (2 - $0) } })

  /// Headers in a header, and more marks than there is room for.
  static let headers = Timeline(
    name: "headers",
    tracks: (1...4).map { index in
      let travel = 200 - Double(index)
      return track("header of level \(index)", kind: .header(travel: travel)) {
        min(travel, 90 * $0)
      }
    },
    phases: Timeline.Phase.Kind.allCases.flatMap { kind in
      [nil, Axis.vertical, .horizontal].map { .init(kind: kind, axis: $0, from: 0.5, to: 0.7) }
    },
    marks: (0..<60).map { .init(time: Double($0 * $0) / 1800, label: "mark \($0)") })

  /// 120 samples a second, of two seconds if not said otherwise.
  static func track(
    _ name: String, _ axis: Axis = .vertical, kind: Timeline.Track.Kind = .scroller,
    extent: ClosedRange<Double>? = nil, until end: Int = 2, _ shown: (Double) -> Double
  ) -> Timeline.Track {
    let times = (0...(end * 120)).map { Double($0) / 120 }
    return Timeline.Track(
      name: name, axis: axis, kind: kind, extent: extent,
      samples: times.map { .init(time: $0, shown: shown($0)) })
  }

  private static func hump(_ time: Double) -> Double { max(0, 1 - (time - 1) * (time - 1)) }
}
