/// Reads the inline part of Markdown as CommonMark 0.31 describes it, as far as a terminal shows it:
/// `*emphasis*`, `**strong**`, `~~struck~~`, `` `code` ``, `[links](url)` and `\*` escapes.
struct InlineMarkdown {
  /// A character that was written, or text that was put in and is not read.
  enum Symbol {
    case character(Character)
    case run(Text.Run)
  }

  private struct Delimiter {
    let character: Character
    var count: Int
    let length: Int
    let opens: Bool
    let closes: Bool
  }

  private enum Node {
    case run(Text.Run)
    case delimiter(Delimiter)
  }

  private var nodes: [Node] = []

  /// The text without its marks, in stretches of one style.
  static func runs(of symbols: [Symbol]) -> [Text.Run] {
    var parser = InlineMarkdown()
    parser.read(symbols[...])
    parser.applyEmphasis()
    return parser.merged()
  }

  /// Bytes past which a text is shown as it is, since reading it may take the square of its length.
  private static let longest = 4_096

  /// Whether a text holds a character that can mean something, and is not too long to be read.
  static func canHoldMarks(_ text: String) -> Bool {
    text.utf8.count <= longest
      && text.utf8.contains { byte in
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
          UInt8(ascii: "["), UInt8(ascii: "\\"):
          true
        default: false
        }
      }
  }

  // MARK: Reading

  private mutating func read(_ symbols: ArraySlice<Symbol>) {
    var rest = symbols
    var previous: Symbol?
    while let symbol = rest.first {
      let taken = take(rest, after: previous)
      previous = taken > 1 ? rest[rest.startIndex + taken - 1] : symbol
      rest = rest.dropFirst(taken)
    }
  }

  /// Reads what stands first, and returns how many symbols that was.
  private mutating func take(_ rest: ArraySlice<Symbol>, after previous: Symbol?) -> Int {
    guard case .character(let character)? = rest.first else {
      if case .run(let run)? = rest.first { nodes.append(.run(run)) }
      return 1
    }
    switch character {
    case "\\":
      guard let next = rest.dropFirst().first?.character, next.isMarkdownPunctuation else { break }
      append(String(next))
      return 2
    case "`":
      if let count = takeCode(rest) { return count }
      let count = rest.prefix { $0.character == "`" }.count
      append(String(repeating: "`", count: count))
      return count
    case "[":
      if let count = takeLink(rest) { return count }
    case "*", "_", "~":
      return takeDelimiter(rest, character, after: previous)
    default: break
    }
    append(String(character))
    return 1
  }

  private mutating func takeCode(_ rest: ArraySlice<Symbol>) -> Int? {
    let count = rest.prefix { $0.character == "`" }.count
    var index = rest.startIndex + count
    while index < rest.endIndex {
      let length = rest[index...].prefix { $0.character == "`" }.count
      if length == count {
        for symbol in rest[(rest.startIndex + count)..<index] { append(symbol) }
        return index + count - rest.startIndex
      }
      index += max(length, 1)
    }
    return nil
  }

  private mutating func takeLink(_ rest: ArraySlice<Symbol>) -> Int? {
    let start = rest.startIndex + 1
    guard let end = rest[start...].firstIndex(where: { $0.character == "]" }),
      rest[start..<end].allSatisfy({ $0.character != "[" }),
      rest[(end + 1)...].first?.character == "(",
      let last = rest[(end + 1)...].firstIndex(where: { $0.character == ")" })
    else { return nil }
    for var run in Self.runs(of: Array(rest[start..<end])) {
      run.style.isUnderlined = true
      run.style.foreground = run.style.foreground ?? Foreground(TintShapeStyle())
      nodes.append(.run(run))
    }
    return last + 1 - rest.startIndex
  }

  private mutating func takeDelimiter(
    _ rest: ArraySlice<Symbol>, _ character: Character, after previous: Symbol?
  ) -> Int {
    let count = rest.prefix { $0.character == character }.count
    let next = rest.dropFirst(count).first
    let isLeft = flanks(inside: next, outside: previous)
    let isRight = flanks(inside: previous, outside: next)
    let isWord = character == "_"
    nodes.append(
      .delimiter(
        Delimiter(
          character: character, count: count, length: count,
          opens: isLeft && (!isWord || !isRight || previous.isPunctuation),
          closes: isRight && (!isWord || !isLeft || next.isPunctuation))))
    return count
  }

  private func flanks(inside: Symbol?, outside: Symbol?) -> Bool {
    !inside.isSpace && (!inside.isPunctuation || outside.isSpace || outside.isPunctuation)
  }

  private mutating func append(_ symbol: Symbol) {
    switch symbol {
    case .character(let character): append(String(character))
    case .run(let run): nodes.append(.run(run))
    }
  }

  private mutating func append(_ text: String) {
    if case .run(var run)? = nodes.last, run.style == TextStyle() {
      run.text += text
      nodes[nodes.count - 1] = .run(run)
    } else {
      nodes.append(.run(Text.Run(text: text)))
    }
  }

  // MARK: Emphasis

  private mutating func applyEmphasis() {
    var index = 0
    while index < nodes.count {
      guard case .delimiter(let closer) = nodes[index], closer.closes, closer.count > 0,
        let start = opener(of: closer, before: index)
      else {
        index += 1
        continue
      }
      style(from: start, to: index, closer)
    }
  }

  private func opener(of closer: Delimiter, before index: Int) -> Int? {
    nodes[..<index].lastIndex { node in
      guard case .delimiter(let opener) = node, opener.character == closer.character,
        opener.opens, opener.count > 0
      else { return false }
      if closer.character == "~" { return opener.count == 2 && closer.count == 2 }
      let isMixed = opener.closes || closer.opens
      return !isMixed || (opener.length + closer.length) % 3 != 0
        || (opener.length % 3 == 0 && closer.length % 3 == 0)
    }
  }

  /// Styles what stands between two delimiters, and takes as many marks from each.
  private mutating func style(from start: Int, to end: Int, _ closer: Delimiter) {
    guard case .delimiter(var opener) = nodes[start] else { return }
    var closer = closer
    let used = min(opener.count, closer.count, 2)
    for index in (start + 1)..<end {
      switch nodes[index] {
      case .run(var run):
        change(&run.style, closer.character, used)
        nodes[index] = .run(run)
      case .delimiter(let inner):
        var run = Text.Run(text: String(repeating: inner.character, count: inner.count))
        change(&run.style, closer.character, used)
        nodes[index] = .run(run)
      }
    }
    opener.count -= used
    closer.count -= used
    nodes[start] = .delimiter(opener)
    nodes[end] = .delimiter(closer)
  }

  private func change(_ style: inout TextStyle, _ character: Character, _ used: Int) {
    switch (character, used) {
    case ("~", _): style.isStruckThrough = true
    case (_, 2): style.setBold(true)
    default: style.isItalic = true
    }
  }

  private func merged() -> [Text.Run] {
    var runs: [Text.Run] = []
    for node in nodes {
      let run: Text.Run =
        switch node {
        case .run(let run): run
        case .delimiter(let rest):
          Text.Run(text: String(repeating: rest.character, count: rest.count))
        }
      if run.text.isEmpty { continue }
      if let last = runs.indices.last, runs[last].style == run.style {
        runs[last].text += run.text
      } else {
        runs.append(run)
      }
    }
    return runs
  }
}

extension InlineMarkdown.Symbol {
  fileprivate var character: Character? {
    if case .character(let character) = self { character } else { nil }
  }
}

extension InlineMarkdown.Symbol? {
  /// Whether a space stands here, or nothing.
  fileprivate var isSpace: Bool {
    switch self {
    case nil: true
    case .character(let character)?: character.isWhitespace
    case .run?: false
    }
  }

  fileprivate var isPunctuation: Bool {
    guard case .character(let character)? = self else { return false }
    return character.isPunctuation || character.isSymbol
  }
}

extension Character {
  /// Whether a backslash before it takes its meaning away.
  fileprivate var isMarkdownPunctuation: Bool {
    isASCII && (isPunctuation || isSymbol)
  }
}
