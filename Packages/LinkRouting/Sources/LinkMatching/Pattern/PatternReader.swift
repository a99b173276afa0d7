/// Reads one segment of a pattern.
struct PatternReader {
  let pattern: String
  let segment: Substring

  func read() throws(PatternError) -> PatternSegment {
    switch segment.first {
    case ":": return try parameter(segment.dropFirst())
    case "*": return try remainder(segment.dropFirst())
    default: return .literal(try decoded(segment))
    }
  }

  private func parameter(_ text: Substring) throws(PatternError) -> PatternSegment {
    let name = text.prefix(while: Self.isOfName)
    guard !name.isEmpty else { throw .namelessParameter(pattern: pattern) }
    var ending = text[name.endIndex...]
    let isOptional = ending.last == "?"
    if isOptional { ending.removeLast() }
    guard !ending.contains(":") else { throw .severalParameters(pattern: pattern) }
    if ending.first?.isLetter == true { throw .malformedName(String(text), pattern: pattern) }
    return .parameter(
      name: String(name), ending: try decoded(ending), isOptional: isOptional)
  }

  private func remainder(_ name: Substring) throws(PatternError) -> PatternSegment {
    guard name.allSatisfy(Self.isOfName) else {
      throw .malformedName(String(name), pattern: pattern)
    }
    return .remainder(name: name.isEmpty ? "rest" : String(name))
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.utf8.count == 1 && character.utf8.allSatisfy(ByteSet.name.contains)
  }

  private func decoded(_ text: Substring) throws(PatternError) -> String {
    var text = String(text)
    let result = text.withUTF8 { PercentCoding.decode($0[...], plusIsSpace: false) }
    guard !Link.isDots(result) else { throw .dotSegment(pattern: pattern) }
    return result
  }
}
