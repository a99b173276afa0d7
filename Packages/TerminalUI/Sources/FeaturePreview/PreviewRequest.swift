/// What the command line of a preview asks for.
enum PreviewRequest: Equatable {
  case show(state: String, isPlain: Bool)
  case list
  case help

  /// Wrong usage, in one line.
  struct UsageError: Error, Equatable {
    let message: String
  }

  /// Reads the words after the program's name; without `--state` the first of `states` is meant.
  init(arguments: [String], states: [String]) throws(UsageError) {
    var words = arguments[...]
    var state = states.first ?? ""
    var isPlain = false
    while let word = words.popFirst() {
      switch word {
      case "--states":
        self = .list
        return
      case "--help", "-h":
        self = .help
        return
      case "--plain":
        isPlain = true
      case "--state":
        guard let value = words.popFirst() else {
          throw UsageError(message: "option '--state' needs a value: \(Self.list(states))")
        }
        state = value
      case let word where word.hasPrefix("--state="):
        state = String(word.dropFirst("--state=".count))
      default:
        throw UsageError(
          message: "unknown option '\(word)'; there are: --state S, --states, --plain, --help")
      }
    }
    guard states.contains(state) else {
      throw UsageError(message: "no state '\(state)'; there are: \(Self.list(states))")
    }
    self = .show(state: state, isPlain: isPlain)
  }

  private static func list(_ states: [String]) -> String {
    states.joined(separator: ", ")
  }
}
