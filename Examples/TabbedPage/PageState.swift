/// Everything a frame shows, as numbers: what the engine says, turned into a value.
struct PageState: Equatable {
  /// Where the header is shown, in points: 0 open, negative while pulled.
  var header = 0.0
  /// 0 open, 1 collapsed.
  var collapse = 0.0
  /// Where the pager is shown, counted in pages.
  var pages = 0.0
  /// Where each list is shown, in points.
  var lists = [0.0, 0.0, 0.0]
  /// Where the carousel is shown, in points.
  var carousel = 0.0
  var status = Status()
  /// What became of the last delta; nil while not asked for.
  var explanation: [Offered]?
  /// The finger of a replayed stroke, in points.
  var finger: Finger?

  struct Finger: Equatable {
    var x: Double
    var y: Double
  }

  /// What the status lines tell.
  struct Status: Equatable {
    var offsets: [(name: String, value: Double)] = []
    var order: [String] = []
    var touched: String?
    var velocity = 0.0
    /// What moves, in words; empty at rest.
    var moving = ""

    static func == (one: Status, other: Status) -> Bool {
      one.offsets.elementsEqual(other.offsets, by: ==) && one.order == other.order
        && one.touched == other.touched && one.velocity == other.velocity
        && one.moving == other.moving
    }
  }

  /// One line of an explanation.
  struct Offered: Equatable {
    var node: String
    var why: String
    var offered: Double
    var took: Double
  }
}
