/// What a fact is about.
public enum FactKind: String, CaseIterable, Codable, Hashable, Sendable {
  /// A piece of general knowledge in which the number occurs.
  case trivia
  /// A property of the number itself.
  case math
  /// Something that happened on a day of the year.
  case date
  /// Something that happened in a year.
  case year
}
