/// A sentence with gaps: `{n}` an integer, `{o}` an ordinal, `{s}` any text, `{k NOUN}` a count.
struct SentenceTemplate {
  private enum Gap {
    case integer, ordinal, text
    case count(String)
  }

  private let start: String
  private let literals: [[UInt8]]
  private let gaps: [Gap]

  init(_ text: String) {
    var literals: [String] = [""]
    var gaps: [Gap] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest.firstIndex(of: "}") {
      literals[literals.count - 1] += rest[..<open]
      let name = rest[rest.index(after: open)..<close]
      switch name {
      case "n": gaps.append(.integer)
      case "o": gaps.append(.ordinal)
      case "s": gaps.append(.text)
      default: gaps.append(.count(String(name.dropFirst(2))))
      }
      literals.append("")
      rest = rest[rest.index(after: close)...]
    }
    literals[literals.count - 1] += rest
    start = literals[0]
    self.literals = literals.map { Array($0.utf8) }
    self.gaps = gaps
  }

  /// What stands in the gaps: integers, ordinals and counts as plain figures.
  func match(_ text: String) -> [String]? {
    guard text.hasPrefix(start) else { return nil }
    var rest = Array(text.utf8)[literals[0].count...]
    var values: [String] = []
    for (index, gap) in gaps.enumerated() {
      let literal = literals[index + 1]
      let isLast = index == gaps.count - 1
      guard let end = isLast ? Self.end(of: rest, literal) : Self.start(of: literal, in: rest),
        let value = Self.value(String(decoding: rest[..<end], as: UTF8.self), gap)
      else { return nil }
      values.append(value)
      rest = rest[(end + literal.count)...]
    }
    return rest.isEmpty ? values : nil
  }

  private static func end(of text: ArraySlice<UInt8>, _ literal: [UInt8]) -> Int? {
    text.suffix(literal.count) == literal[...] ? text.endIndex - literal.count : nil
  }

  private static func start(of literal: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { text[$0] == literal[0] && text[$0...].starts(with: literal) }
  }

  private static func value(_ text: String, _ gap: Gap) -> String? {
    switch gap {
    case .text: return text
    case .integer: return Int(text) != nil || UInt64(text) != nil ? text : nil
    case .ordinal:
      let figures = text.dropLast(2)
      guard let number = UInt64(figures), text.hasSuffix(suffix(number)) else { return nil }
      return String(figures)
    case .count(let noun):
      let parts = text.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let count = UInt64(parts[0]) else { return nil }
      return parts[1] == (count == 1 ? noun : noun + "s") ? String(parts[0]) : nil
    }
  }

  private static func suffix(_ n: UInt64) -> String {
    if [11, 12, 13].contains(n % 100) { return "th" }
    return [1: "st", 2: "nd", 3: "rd"][n % 10] ?? "th"
  }
}
