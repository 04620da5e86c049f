import Foundation
import ScrollScenario

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An SVG document read back: what a strict XML parser finds in it.
final class SVGDocument: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    func number(_ key: String) -> Double { attributes[key].flatMap(Double.init) ?? .nan }
    var classes: [Substring] { (attributes["class"] ?? "").split(separator: " ") }
  }

  /// A text and where it is in the coordinates of the document.
  struct Text {
    let element: Element
    let y: Double

    /// From its left to its right end, in a wide font.
    var span: ClosedRange<Double> {
      let x = element.number("x")
      let sizes: [Substring: Double] = ["title": 17, "tick": 11, "note": 11]
      let size = element.classes.first.flatMap { sizes[$0] } ?? 12
      let length = Plot.width(of: element.text, size: size)
      return switch element.attributes["text-anchor"] {
      case "middle": (x - length / 2)...(x + length / 2)
      case "end": (x - length)...x
      default: x...(x + length)
      }
    }
  }

  /// In the order in which they begin.
  private(set) var elements: [Element] = []
  private(set) var texts: [Text] = []
  private(set) var isWellFormed = false
  private var open: [(index: Int, shift: Double)] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func all(_ name: String, class wanted: String? = nil) -> [Element] {
    elements.filter { element in
      element.name == name && wanted.map { element.classes.contains(Substring($0)) } ?? true
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let outer = open.last?.shift ?? 0
    open.append((elements.count, outer + shift(in: attributes["transform"])))
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    // A text's runs belong to it too.
    for (index, _) in open where elements[index].name != "svg" && elements[index].name != "g" {
      elements[index].text += characters
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let (index, shift) = open.popLast(), name == "text" else { return }
    let element = elements[index]
    texts.append(Text(element: element, y: element.number("y") + shift))
  }

  /// All groups are moved down only: `translate(0 12)`.
  private func shift(in transform: String?) -> Double {
    guard let transform, transform.hasPrefix("translate(0 "), transform.hasSuffix(")") else {
      return 0
    }
    return Double(transform.dropFirst("translate(0 ".count).dropLast()) ?? .nan
  }
}
