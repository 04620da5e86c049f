/// The pictures of the documentation, drawn from the curves themselves.
public enum Pictures {
  /// What each is called, and the SVG document.
  public static var all: [(name: String, svg: String)] {
    [
      ("flings", flings), ("restarts", restarts), ("springs", springs), ("bands", bands),
      ("hand-over", handOver),
    ].map { ($0.0 + ".svg", $0.1.svg) }
  }
}
