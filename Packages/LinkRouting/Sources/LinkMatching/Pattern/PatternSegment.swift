/// A segment of a route's path.
enum PatternSegment: Hashable, Sendable {
  /// A segment that must be there as it is.
  case literal(String)
  /// `:name`, with a fixed end as in `:name.xml`; a `?` at its end makes it optional.
  case parameter(name: String, ending: String, isOptional: Bool)
  /// `*name`: one segment or more, all that is left.
  case remainder(name: String)

  /// The name of what the segment captures.
  var captured: String? {
    switch self {
    case .literal: nil
    case .parameter(let name, _, _), .remainder(let name): name
    }
  }

  var isOptional: Bool {
    if case .parameter(_, _, true) = self { true } else { false }
  }
}

extension PatternSegment: CustomStringConvertible {
  /// The segment as it is declared.
  var description: String {
    switch self {
    case .literal(let text):
      var result = ""
      Link.append(text, onto: &result)
      return result
    case .parameter(let name, let ending, let isOptional):
      var result = ":" + name
      PercentCoding.encode(ending, keeping: .segment, onto: &result)
      return isOptional ? result + "?" : result
    case .remainder(let name): return "*" + name
    }
  }
}
