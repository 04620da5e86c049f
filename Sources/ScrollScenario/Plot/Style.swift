extension Plot {
  /// How many colours there are; later lines take them again, dashed, then dotted.
  package static let colours = 6

  /// The class that sets `color` for a line, and its dashes; `nil` is for lines at rest.
  package static func colourClass(_ colour: Int?) -> String {
    guard let colour else { return "still" }
    let round = colour / colours % 3
    return "c\(colour % colours)" + (round == 0 ? "" : " d\(round)")
  }

  /// The style sheet of a picture. All rules are bound to its class, so that several pictures and
  /// a page around them don't disturb each other.
  ///
  /// The colours differ in lightness as well as hue, which keeps them apart for readers who
  /// confuse some hues; each has a contrast of at least 4:1 against the paper.
  package static let style = """
    .scroll-plot { color-scheme: light dark; font-variant-numeric: tabular-nums;
      font-family: Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial,
        sans-serif }
    .scroll-plot text { fill: #1b1f24; font-size: 12px }
    .scroll-plot .title { font-size: 17px; font-weight: 600 }
    .scroll-plot .heading { font-weight: 600 }
    .scroll-plot .tick { fill: #656d76; font-size: 11px }
    .scroll-plot .muted { fill: #656d76; font-weight: 400 }
    .scroll-plot .note { fill: #656d76; font-size: 11px; paint-order: stroke; stroke: #fff;
      stroke-width: 3px; stroke-linejoin: round }
    .scroll-plot .paper { fill: #fff }
    .scroll-plot .held { fill: #1b1f24; fill-opacity: .05 }
    .scroll-plot .faint { stroke: #eff1f3 }
    .scroll-plot .grid { stroke: #e4e7ea }
    .scroll-plot .zero, .scroll-plot .axis { stroke: #b4bbc2 }
    .scroll-plot .travel { fill: currentColor; fill-opacity: .07 }
    .scroll-plot .pinned { stroke: currentColor; stroke-opacity: .45; stroke-dasharray: 2 3 }
    .scroll-plot .stretch { fill: currentColor; fill-opacity: .22 }
    .scroll-plot .curve { fill: none; stroke: currentColor; stroke-width: 2;
      stroke-linejoin: round; stroke-linecap: round }
    .scroll-plot .reach { fill: none; stroke: transparent; stroke-width: 12 }
    .scroll-plot .line:hover .curve { stroke-width: 3.5 }
    .scroll-plot .dot { fill: currentColor }
    .scroll-plot .gone { stroke: currentColor; stroke-opacity: .6; stroke-dasharray: 1 4 }
    .scroll-plot .leader { fill: none; stroke: currentColor; stroke-opacity: .6 }
    .scroll-plot .name { fill: currentColor; font-weight: 600 }
    .scroll-plot .still .name { fill: #656d76; font-weight: 400 }
    .scroll-plot .still { color: #9aa2aa }
    .scroll-plot .still .curve { stroke-width: 1.25 }
    .scroll-plot .input, .scroll-plot .diamond { fill: #3d454e }
    .scroll-plot .motion { fill: #a9b2bb }
    .scroll-plot .phase:hover rect { fill: #2354d6 }
    .scroll-plot .d1 .curve { stroke-dasharray: 7 4 }
    .scroll-plot .d2 .curve { stroke-dasharray: 1 4 }
    .scroll-plot .c0 { color: #2354d6 }
    .scroll-plot .c1 { color: #c8600c }
    .scroll-plot .c2 { color: #0d8f64 }
    .scroll-plot .c3 { color: #ae52bc }
    .scroll-plot .c4 { color: #6e2d06 }
    .scroll-plot .c5 { color: #1b4a56 }
    @media (prefers-color-scheme: dark) {
      .scroll-plot text { fill: #e6e9ec }
      .scroll-plot .tick, .scroll-plot .muted { fill: #98a1aa }
      .scroll-plot .note { fill: #98a1aa; stroke: #15181c }
      .scroll-plot .paper { fill: #15181c }
      .scroll-plot .held { fill: #e6e9ec; fill-opacity: .07 }
      .scroll-plot .faint { stroke: #20252a }
      .scroll-plot .grid { stroke: #2a3036 }
      .scroll-plot .zero, .scroll-plot .axis { stroke: #565f68 }
      .scroll-plot .travel { fill-opacity: .12 }
      .scroll-plot .stretch { fill-opacity: .3 }
      .scroll-plot .still { color: #6b747d }
      .scroll-plot .still .name { fill: #98a1aa }
      .scroll-plot .input, .scroll-plot .diamond { fill: #c3cad1 }
      .scroll-plot .motion { fill: #5f6973 }
      .scroll-plot .phase:hover rect { fill: #5ebbfc }
      .scroll-plot .c0 { color: #5ebbfc }
      .scroll-plot .c1 { color: #f48f1e }
      .scroll-plot .c2 { color: #2ea862 }
      .scroll-plot .c3 { color: #c97fac }
      .scroll-plot .c4 { color: #f3e6a0 }
      .scroll-plot .c5 { color: #cfe9ee }
    }
    """
}
