public import NestedScroll

/// What the nodes of one scenario showed over time, and what moved them: the input of a plot.
///
/// A timeline is plain data. It knows nothing of the engine, so that a trace of any origin (a
/// recording, another engine, a test) can be drawn next to a run of this one.
///
///     var timeline = Timeline(name: "header and list")
///     timeline.tracks.append(.init(name: "root", axis: .vertical, kind: .header(travel: 200)))
///     timeline.tracks[0].samples.append(.init(time: 0, shown: 0))
///     let picture = timeline.svg()
public struct Timeline: Sendable, Equatable {
  /// What the picture is called.
  public var name: String
  /// One for each node, outermost first; nodes of a panel keep this order in colours and legend.
  public var tracks: [Track]
  /// Spans of time in which something held or moved nodes, in any order; they may overlap.
  public var phases: [Phase]
  /// Instants worth pointing at, in any order.
  public var marks: [Mark]

  public init(
    name: String, tracks: [Track] = [], phases: [Phase] = [], marks: [Mark] = []
  ) {
    self.name = name
    self.tracks = tracks
    self.phases = phases
    self.marks = marks
  }

  /// One node's shown position over time.
  public struct Track: Sendable, Equatable {
    public var name: String
    public var axis: Axis
    public var kind: Kind
    /// Where the offset may be, in points; what is shown beyond it is stretch and drawn as such.
    /// `nil` when it is not known.
    public var extent: ClosedRange<Double>?
    /// In the order of time. Samples that are not finite are left out of the picture.
    public var samples: [Sample]

    public init(
      name: String, axis: Axis, kind: Kind = .scroller, extent: ClosedRange<Double>? = nil,
      samples: [Sample] = []
    ) {
      self.name = name
      self.axis = axis
      self.kind = kind
      self.extent = extent
      self.samples = samples
    }

    /// What a node is beside a scroller, which decides how it is drawn.
    public enum Kind: Sendable, Equatable {
      case scroller
      /// A header that collapses over `travel` points; the travel is shaded.
      case header(travel: Double)
      /// Pages `pageLength` points apart (spacing included); drawn in pages. A length that is not
      /// positive counts as 1.
      case pager(pageLength: Double)
    }
  }

  /// Where a node was shown at a time: offset and stretch together.
  public struct Sample: Sendable, Equatable {
    /// Seconds.
    public var time: Double
    /// Points; of a pager too.
    public var shown: Double

    public init(time: Double, shown: Double) {
      self.time = time
      self.shown = shown
    }
  }

  /// A span of time in which something held or moved nodes.
  public struct Phase: Sendable, Equatable {
    public var kind: Kind
    /// The axis it moves; `nil` when it is not decided or is both.
    public var axis: Axis?
    /// Seconds; a phase given backwards is turned round.
    public var from: Double
    public var to: Double
    /// More about it, for the tooltip: a node's name, a velocity, how it ended.
    public var note: String?

    public init(
      kind: Kind, axis: Axis? = nil, from: Double, to: Double, note: String? = nil
    ) {
      self.kind = kind
      self.axis = axis
      self.from = from
      self.to = to
      self.note = note
    }

    /// What holds or moves nodes. Each kind that occurs has a row of its own under the panels.
    public enum Kind: UInt8, Sendable, CaseIterable {
      case touch, wheel, fling, spring, snap, command
    }
  }

  /// An instant worth pointing at: a command, a change of geometry.
  public struct Mark: Sendable, Equatable {
    /// Seconds.
    public var time: Double
    public var label: String

    public init(time: Double, label: String) {
      self.time = time
      self.label = label
    }
  }
}
