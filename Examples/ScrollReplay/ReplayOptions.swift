/// What a command line asks for.
struct ReplayOptions: Equatable {
  /// Results as JSON, a line for each scenario, instead of tables.
  var json = false
  /// Who was offered what of each delta.
  var explain = false
  /// What each page lacks, on standard error.
  var check = false
  /// Where a picture goes.
  var plot: String?
  /// The files, `-` for standard input.
  var files: [String] = []

  static let usage =
    "usage: scroll-replay [--json] [--explain] [--check] [--plot FILE.svg] FILE...\n"

  static let help =
    usage + """

      Plays scenarios of scrolling and says what happened. A FILE holds one scenario, an array of
      them, or one per line; - is standard input.

        --json           one line of JSON for each scenario instead of a table
        --explain        who was offered what of every delta, who took it, and why
        --check          what a page lacks, such as a page without its list, on standard error
        --plot FILE.svg  a picture of offsets over time, of the first 64 scenarios
        --help           this text

      Exit status: 0 if all was played, 65 if a scenario could not be read (the others are played
      all the same), 66 if a file could not be opened, 64 for wrong usage, 73 or 74 if the picture or
      the output could not be written.

      """
}

/// What the tool is to do.
enum CommandLineChoice: Equatable {
  case replay(ReplayOptions)
  case help
  /// The command line makes no sense, for this reason.
  case wrong(String)

  init(_ arguments: some Sequence<String>) {
    var options = ReplayOptions()
    var rest = arguments.makeIterator()
    var onlyFiles = false
    while let argument = rest.next() {
      if onlyFiles || argument == "-" || !argument.hasPrefix("-") {
        options.files.append(argument)
        continue
      }
      let (name, value) = Self.split(argument)
      switch (name, value) {
      case ("--", nil): onlyFiles = true
      case ("--json", nil): options.json = true
      case ("--explain", nil): options.explain = true
      case ("--check", nil): options.check = true
      case ("--help", nil), ("-h", nil):
        self = .help
        return
      case ("--plot", _):
        guard let file = value ?? rest.next(), !file.isEmpty, !file.hasPrefix("-") else {
          self = .wrong("--plot needs a file")
          return
        }
        guard options.plot == nil else {
          self = .wrong("--plot is given twice")
          return
        }
        options.plot = file
      case ("--json", _), ("--explain", _), ("--check", _), ("--help", _):
        self = .wrong("\(name) takes no value")
        return
      default:
        self = .wrong("unknown option \(argument)")
        return
      }
    }
    self = options.files.isEmpty ? .wrong("no file is given") : .replay(options)
  }

  /// The two sides of `--name=value`.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else {
      return (argument, nil)
    }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }
}
