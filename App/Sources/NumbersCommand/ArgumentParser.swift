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

  // Words are taken apart by their bytes, as the C library does: what looks like one character may
  // hold a dash or an equals sign and an accent that belongs to the value.
  private mutating func takeOption(_ word: String) throws(UsageError) -> Bool {
    let bytes = word.utf8
    guard bytes.first == Self.dash, let second = bytes.dropFirst().first else { return false }
    if second == Self.dash {
      try takeLong(bytes.dropFirst(2))
      return true
    }
    guard !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= second) else { return false }
    try takeLetters(word.unicodeScalars.dropFirst())
    return true
  }

  private mutating func takeLong(_ text: Substring.UTF8View) throws(UsageError) {
    let end = text.firstIndex(of: UInt8(ascii: "="))
    let option = try option(named: String(Substring(text[..<(end ?? text.endIndex)])))
    let attached = end.map { String(Substring(text[$0...].dropFirst())) }
    if option.value == nil, attached != nil {
      throw UsageError("option '--\(option.name)' takes no value")
    }
    try store(option, attached)
  }

  private mutating func takeLetters(
    _ letters: Substring.UnicodeScalarView
  ) throws(UsageError) {
    var rest = letters
    while let letter = rest.popFirst() {
      guard let option = spec.options.first(where: { $0.letter == Character(letter) }) else {
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
    let matches = spec.options.filter { $0.name.utf8.starts(with: name.utf8) }
    if matches.count == 1 { return matches[0] }
    if matches.count > 1, !name.isEmpty {
      let list = matches.map { "'--\($0.name)'" }.joined(separator: ", ")
      throw UsageError("option '--\(printable(name))' is ambiguous: \(list)")
    }
    throw .unknown("option", name, among: spec.options.map(\.name), prefix: "--")
  }

  private static let dash = UInt8(ascii: "-")

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
