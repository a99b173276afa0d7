/// Splits a command's words into options and operands by the rules of GNU `getopt_long`.
///
/// `--name value`, `--name=value`, an unambiguous beginning of a long name, `-n value`, `-nvalue`,
/// clusters of one-letter options, operands between options, and `--` before operands only. With
/// `POSIXLY_CORRECT` in the environment the first operand ends the options.
/// Unlike `getopt_long` a word such as `-5` is an operand: numbers may be negative.
struct ArgumentParser {
  /// What a command line held.
  struct Result {
    var values: [OptionSpec: String] = [:]
    var operands: [String] = []

    subscript(name: String) -> String? {
      values.first { $0.key.name == name }?.value
    }

    func has(_ name: String) -> Bool { self[name] != nil }
  }

  /// The words up to the first operand, and what follows.
  struct Leading {
    var result: Result
    /// The words from the first operand on.
    var rest: ArraySlice<String>
    /// Whether `--` came before them, so that all of them are operands.
    var areOperands = false
  }

  private let spec: CommandSpec
  private var words: ArraySlice<String>
  private var result = Result()

  private init(_ spec: CommandSpec, _ words: ArraySlice<String>) {
    self.spec = spec
    self.words = words
  }

  /// Parses all `words`; with `stopsAtOperand` what follows the first operand are operands.
  static func parse(
    _ words: ArraySlice<String>, by spec: CommandSpec, stopsAtOperand: Bool = false
  ) throws(UsageError) -> Result {
    var parser = ArgumentParser(spec, words)
    while let word = parser.words.popFirst() {
      if word == "--" {
        parser.result.operands += parser.words
        break
      }
      guard !(try parser.takeOption(word)) else { continue }
      parser.result.operands.append(word)
      if stopsAtOperand {
        parser.result.operands += parser.words
        break
      }
    }
    return parser.result
  }

  /// Parses up to the first operand.
  static func parseLeading(
    _ words: ArraySlice<String>, by spec: CommandSpec
  ) throws(UsageError) -> Leading {
    var parser = ArgumentParser(spec, words)
    while let word = parser.words.popFirst() {
      if word == "--" {
        return Leading(result: parser.result, rest: parser.words, areOperands: true)
      }
      if !(try parser.takeOption(word)) {
        return Leading(result: parser.result, rest: [word] + parser.words)
      }
    }
    return Leading(result: parser.result, rest: [])
  }

  private mutating func takeOption(_ word: String) throws(UsageError) -> Bool {
    if word.hasPrefix("--") {
      try takeLong(word.dropFirst(2))
      return true
    }
    guard word.hasPrefix("-"), let second = word.dropFirst().first, !("0"..."9" ~= second) else {
      return false
    }
    try takeLetters(word.dropFirst())
    return true
  }

  private mutating func takeLong(_ text: Substring) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try option(named: String(parts[0]))
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if option.value == nil, attached != nil {
      throw UsageError("option '--\(option.name)' takes no value")
    }
    try store(option, attached)
  }

  private mutating func takeLetters(_ letters: Substring) throws(UsageError) {
    var rest = letters
    while let letter = rest.popFirst() {
      guard let option = spec.options.first(where: { $0.letter == letter }) else {
        throw .unknown("option", String(letter), among: [], prefix: "-")
      }
      if option.value == nil {
        try store(option, nil)
      } else {
        try store(option, rest.isEmpty ? nil : String(rest))
        return
      }
    }
  }

  private func option(named name: String) throws(UsageError) -> OptionSpec {
    if let exact = spec.options.first(where: { $0.name == name }) { return exact }
    let matches = name.isEmpty ? [] : spec.options.filter { $0.name.hasPrefix(name) }
    if matches.count == 1 { return matches[0] }
    if matches.count > 1 {
      let list = matches.map { "'--\($0.name)'" }.joined(separator: ", ")
      throw UsageError("option '--\(printable(name))' is ambiguous: \(list)")
    }
    throw .unknown("option", name, among: spec.options.map(\.name), prefix: "--")
  }

  private mutating func store(_ option: OptionSpec, _ attached: String?) throws(UsageError) {
    guard option.value != nil else {
      result.values[option] = ""
      return
    }
    guard let value = attached ?? words.popFirst() else {
      throw UsageError("option '--\(option.name)' needs a value")
    }
    if let choices = option.choices, !choices.contains(value) {
      let list = choices.joined(separator: ", ")
      let wrong = UsageError.unknown("\(option.name)", value, among: choices)
      throw UsageError("\(wrong) (one of: \(list))")
    }
    result.values[option] = value
  }
}
