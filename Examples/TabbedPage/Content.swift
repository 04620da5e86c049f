/// The words of the page. All of it is made up.
enum Content {
  static let name = "Mira Solheim"
  static let initials = "MS"
  static let motto = "Walks, sketches and slow weather"
  static let numbers = "128 walks · 61 sketches · 9 notebooks"
  static let place = "Lofoten, 68° N"
  static let tabs = ["Walks", "Sketches", "About"]

  struct Walk {
    let name: String
    let note: String
    let length: String
    let time: String
    /// 0 easy, 1 moderate, 2 steep.
    let grade: Int
  }

  /// Sixty walks, combined from a few lists so that no two neighbours look alike.
  static let walks: [Walk] = (0..<60).map { index in
    let ways = [
      "Ridge path to", "Old road to", "Around", "Night walk to", "Along the shore of", "Over",
      "Second try:", "Ski tracks to",
    ]
    let places = [
      "Storvatnet", "Munkebu", "Ryten", "Kvalvika", "Djevelporten", "Trollheimen", "Haukland",
      "富士見台", "Offersøykammen", "Eggum", "Justadtinden",
    ]
    let notes = [
      "Fog until noon, then a view as far as the mainland.",
      "Wet stones; the last bridge is gone.", "Two eagles and nobody else.",
      "Blueberries all the way up.", "Turned back at the ladder, glad of it.",
      "Tea at the hut, wind at the top.", "Sunset at twenty to midnight.",
    ]
    let minutes = 70 + (index * 47) % 290
    return Walk(
      name: "\(ways[(index * 3) % ways.count]) \(places[(index * 5) % places.count])",
      note: notes[(index * 2) % notes.count],
      length: "\(4 + (index * 7) % 19).\((index * 3) % 10) km",
      time: "\(minutes / 60) h \(minutes % 60 < 10 ? "0" : "")\(minutes % 60)",
      grade: (index * 5) % 3)
  }

  struct Sketch {
    let name: String
    let material: String
  }

  /// Shown in the carousel, newest first.
  static let newSketches: [Sketch] = [
    Sketch(name: "Harbour, 5 a.m.", material: "watercolour"),
    Sketch(name: "Three ridges", material: "ink and wash"),
    Sketch(name: "Rain over Eggum", material: "charcoal"),
    Sketch(name: "Noon, no wind", material: "gouache"),
    Sketch(name: "Hut under snow", material: "pencil"),
    Sketch(name: "Red boat", material: "watercolour"),
    Sketch(name: "First light", material: "pastel"),
    Sketch(name: "Glass water", material: "gouache"),
  ]

  static let sketches: [Sketch] = (0..<32).map { index in
    let subjects = [
      "Cod racks", "Birch, bent", "Ferry queue", "Stone wall", "Lighthouse", "Low clouds",
      "Empty road", "Boathouse", "Moss", "Two sheep",
    ]
    let materials = ["pencil", "ink", "watercolour", "charcoal", "gouache"]
    return Sketch(
      name: "\(subjects[(index * 7) % subjects.count]), no. \(61 - index)",
      material: materials[(index * 3) % materials.count])
  }

  static let about = [
    "I walk first and draw afterwards, from memory, at a kitchen table.",
    "What memory leaves out is usually what the picture did not need.",
    "",
    "Prints on request. Notebooks are not for sale.",
    "",
    "mira@example.org",
  ]
}
