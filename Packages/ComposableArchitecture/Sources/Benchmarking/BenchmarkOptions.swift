/// What the command line of a benchmark asks for.
struct BenchmarkOptions: Equatable {
  /// A JSON object a line instead of a table.
  var json = false
  /// One quick run of each measurement, to see that it works.
  var smoke = false
  /// Only measurements whose name holds this text, whatever its case.
  var filter: String?
  /// How many runs the figures are taken from.
  var runs = 9
  /// Whether only the usage is asked for.
  var help = false

  static let usage = "options: --json, --smoke, --filter TEXT, --runs N"

  init() {}

  /// The options in `arguments`, without the program's name.
  ///
  /// - Throws: ``BenchmarkUsageError`` for a word that is no option, or has a wrong value.
  init(arguments: [String]) throws(BenchmarkUsageError) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      let inline = parts.count == 2 ? String(parts[1]) : nil
      switch option {
      case "--filter":
        guard let text = inline ?? rest.popFirst(), !text.isEmpty else {
          throw BenchmarkUsageError("'--filter' needs a text")
        }
        filter = text
      case "--runs":
        guard let text = inline ?? rest.popFirst() else {
          throw BenchmarkUsageError("'--runs' needs a number")
        }
        guard let number = Int(text), (1...1_000).contains(number) else {
          throw BenchmarkUsageError("'--runs' takes a number from 1 to 1000, not '\(text)'")
        }
        runs = number
      case "--json" where inline == nil: json = true
      case "--smoke" where inline == nil: smoke = true
      case "--help" where inline == nil, "-h" where inline == nil: help = true
      default: throw BenchmarkUsageError("unknown option '\(word)'; \(Self.usage)")
      }
    }
  }

  func selects(_ name: String) -> Bool {
    guard let filter else { return true }
    return name.lowercased().contains(filter.lowercased())
  }
}

/// A wrong command line, in one line.
struct BenchmarkUsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = String(description.map { $0.isNewline ? " " : $0 })
  }
}
