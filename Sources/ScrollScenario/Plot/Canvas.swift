extension Plot {
  /// An SVG document being written, element by element.
  ///
  /// Text and attribute values are escaped here and nowhere else.
  package struct Canvas {
    package private(set) var text = ""

    package init() {}

    package mutating func document(width: Double, height: Double, title: String, style: String) {
      let (w, h) = (coordinate(width), coordinate(height))
      open(
        "svg",
        [
          ("xmlns", "http://www.w3.org/2000/svg"), ("class", "scroll-plot"), ("role", "img"),
          ("width", w), ("height", h), ("viewBox", "0 0 \(w) \(h)"),
        ])
      self.title(title)
      text += "<style>\(style)</style>\n"
    }

    package mutating func open(_ name: String, _ attributes: [(String, String)]) {
      element(name, attributes)
      text += ">\n"
    }

    package mutating func close(_ name: String) { text += "</\(name)>\n" }

    /// A group that is one thing to the reader: pointing at it shows `title`.
    package mutating func group(class name: String, title: String, _ body: (inout Canvas) -> Void) {
      open("g", [("class", name)])
      self.title(title)
      body(&self)
      close("g")
    }

    package mutating func title(_ title: String) { text += "<title>\(escaped(title))</title>\n" }

    package mutating func rect(
      x: Double, y: Double, width: Double, height: Double, radius: Double = 0, class name: String
    ) {
      var attributes = [
        ("class", name), ("x", coordinate(x)), ("y", coordinate(y)),
        ("width", coordinate(max(0, width))), ("height", coordinate(max(0, height))),
      ]
      if radius > 0 { attributes.append(("rx", coordinate(radius))) }
      empty("rect", attributes)
    }

    package mutating func line(x1: Double, y1: Double, x2: Double, y2: Double, class name: String) {
      empty(
        "line",
        [
          ("class", name), ("x1", coordinate(x1)), ("y1", coordinate(y1)),
          ("x2", coordinate(x2)), ("y2", coordinate(y2)),
        ])
    }

    package mutating func circle(x: Double, y: Double, radius: Double, class name: String) {
      empty(
        "circle",
        [
          ("class", name), ("cx", coordinate(x)), ("cy", coordinate(y)),
          ("r", coordinate(radius)),
        ])
    }

    package mutating func path(_ points: [Pixel], closed: Bool = false, class name: String) {
      guard let first = points.first else { return }
      var d = "M\(coordinate(first.x)) \(coordinate(first.y))"
      for point in points.dropFirst() { d += "L\(coordinate(point.x)) \(coordinate(point.y))" }
      empty("path", [("class", name), ("d", closed ? d + "Z" : d)])
    }

    /// One line of text whose baseline starts (or ends, or is centred) at the point; `runs` follow
    /// one another at a distance of `gap`, each in its own class.
    package mutating func label(
      _ runs: [(text: String, class: String)], x: Double, y: Double, gap: Double = 0,
      anchor: Anchor = .start, class name: String = ""
    ) {
      element(
        "text",
        [
          ("class", name), ("x", coordinate(x)), ("y", coordinate(y)),
          ("text-anchor", anchor.rawValue),
        ])
      text += ">"
      for (index, run) in runs.enumerated() {
        // Not a space in the text: some renderers drop those next to a tag.
        let distance = index == 0 || gap == 0 ? "" : coordinate(gap)
        element("tspan", [("class", run.class), ("dx", distance)])
        text += ">\(escaped(run.text))</tspan>"
      }
      text += "</text>\n"
    }

    package mutating func label(
      _ text: String, x: Double, y: Double, anchor: Anchor = .start, class name: String = ""
    ) {
      label([(text, "")], x: x, y: y, anchor: anchor, class: name)
    }

    private mutating func empty(_ name: String, _ attributes: [(String, String)]) {
      element(name, attributes)
      text += "/>\n"
    }

    private mutating func element(_ name: String, _ attributes: [(String, String)]) {
      text += "<\(name)"
      for (key, value) in attributes where !value.isEmpty {
        text += " \(key)=\"\(escaped(value))\""
      }
    }
  }

  /// A place on the canvas.
  package struct Pixel: Equatable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  package enum Anchor: String {
    case start, middle, end
  }

  /// `text` as XML can hold it. Characters that no escape can bring into XML 1.0 become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
