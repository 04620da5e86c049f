/// The page that all designs are played on, and where a finger finds it: a header that travels 200
/// points over a list of 3000 in a viewport of 700.
struct PageStart {
  let pin = 200.0
  let viewport = 700.0
  let content = 3000.0
  let outer: Double
  let inner: Double
  let area: FingerScript.Area

  var listEnd: Double { content - viewport }
}
