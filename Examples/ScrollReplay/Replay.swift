import ScrollScenario

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A run of the tool: plays the scenarios of its files in order.
struct Replay {
  private let options: ReplayOptions
  private var output = Output(descriptor: STDOUT_FILENO)
  private var errors = Output(descriptor: STDERR_FILENO)
  private var status = ExitStatus.success
  private var isFirst = true
  private var timelines: [Timeline] = []

  /// More than can be read in one picture; it also bounds what is kept of them.
  private static let pictured = 64

  init(_ options: ReplayOptions) { self.options = options }

  mutating func run() -> ExitStatus {
    for file in options.files where output.failure == nil { play(file: file) }
    if let plot = options.plot { draw(to: plot) }
    if case .failed(let reason) = output.failure {
      complain("standard output: \(reason)", .outputFailed)
    }
    return status
  }

  private mutating func play(file: String) {
    guard file != "-" else { return play(.descriptor(STDIN_FILENO), from: "standard input") }
    let descriptor = open(file, O_RDONLY)
    guard descriptor >= 0 else {
      return complain("\(file): \(String(cString: strerror(errno)))", .noInput)
    }
    defer { _ = close(descriptor) }
    if kind(of: descriptor) == S_IFDIR {
      return complain("\(file): \(String(cString: strerror(EISDIR)))", .noInput)
    }
    play(.descriptor(descriptor), from: file)
  }

  private mutating func play(_ source: ByteSource, from file: String) {
    var stream = ScenarioStream(source)
    while output.failure == nil, let entry = stream.next() {
      do throws(JSONError) {
        let scenario = try Scenario(entry.value.get())
        if options.check { check(scenario, from: file) }
        try play(scenario)
      } catch {
        tell(error, of: entry, from: file)
      }
    }
  }

  /// Says what the page lacks. It is played all the same: the status stays.
  private mutating func check(_ scenario: Scenario, from file: String) {
    let place = scenario.name.map { "\(file): \($0)" } ?? file
    for omission in scenario.omissions { errors.write("\(place): \(omission)\n") }
  }

  private mutating func play(_ scenario: Scenario) throws(JSONError) {
    if options.json {
      var json = JSONWriter()
      try json.result(of: scenario, explains: options.explain)
      output.write(json.bytes)
    } else {
      let table = try ScenarioTable(scenario, explains: options.explain).text
      output.write(isFirst ? table : "\n" + table)
    }
    isFirst = false
    guard options.plot != nil, timelines.count < Self.pictured else { return }
    timelines.append(try Timeline(of: scenario))
  }

  private mutating func draw(to file: String) {
    guard !timelines.isEmpty else { return }
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else {
      return complain("\(file): \(String(cString: strerror(errno)))", .cannotCreate)
    }
    var picture = Output(descriptor: descriptor)
    picture.write(Timeline.svg(of: timelines))
    let isFile = picture.isRegularFile
    picture.close()
    guard let failure = picture.failure else { return }
    // Half a picture is none.
    if isFile { unlink(file) }
    if case .failed(let reason) = failure { complain("\(file): \(reason)", .outputFailed) }
  }

  private mutating func tell(_ error: JSONError, of entry: ScenarioStream.Entry, from file: String)
  {
    if options.json {
      var json = JSONWriter()
      json.failure(name: entry.name, error)
      output.write(json.bytes)
    }
    let place = error.position == nil ? "\(entry.position): " : ""
    complain("\(file):\(place)\(error)", .badScenario)
  }

  /// Says what is wrong. The status that is returned is the largest that was given.
  private mutating func complain(_ problem: String, _ status: ExitStatus) {
    errors.write("scroll-replay: \(problem)\n")
    if status.rawValue > self.status.rawValue { self.status = status }
  }
}
