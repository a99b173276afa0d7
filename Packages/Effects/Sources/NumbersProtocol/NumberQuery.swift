/// What one fact is asked about.
public enum NumberQuery: Codable, Hashable, Sendable {
  /// An integer, which may be negative.
  case number(Int)
  /// Some number, no smaller than `min` and no greater than `max` where these are given.
  case random(min: Int? = nil, max: Int? = nil)
  /// A day of the year.
  case day(month: Int, day: Int)
  /// A year; a negative one is before Christ.
  case year(Int)

  /// The kind that a person means who names none.
  public var usualKind: FactKind {
    switch self {
    case .number, .random: .trivia
    case .day: .date
    case .year: .year
    }
  }
}

extension NumberQuery {
  /// Reads what a person types: `42`, `-7`, `random`, `6/6`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    if text == "random" {
      self = .random()
    } else if let number = Int(text) {
      self = .number(number)
    } else {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let month = Int(parts[0]), let day = Int(parts[1]) else {
        return nil
      }
      self = .day(month: month, day: day)
    }
  }
}
