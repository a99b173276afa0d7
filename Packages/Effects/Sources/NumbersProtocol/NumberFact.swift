/// A sentence about a number.
public struct NumberFact: Codable, Hashable, Sendable {
  /// The sentence: one line that is safe to print.
  public var text: String
  /// The number that the sentence is about, days by their place in a leap year; nil when unknown.
  public var number: Int?
  /// What the sentence is about.
  public var kind: FactKind
  /// Whether the source knows something about the number; otherwise the sentence is a filler.
  public var found: Bool
  /// The day that the sentence names beside its number, as in `June 6`.
  public var date: String?
  /// The year that the sentence names beside its number; negative before Christ.
  public var year: Int?
  /// Where the sentence comes from.
  public var source: FactSource

  /// A fact with every part given.
  public init(
    text: String, number: Int?, kind: FactKind, found: Bool = true, date: String? = nil,
    year: Int? = nil, source: FactSource
  ) {
    self.text = text
    self.number = number
    self.kind = kind
    self.found = found
    self.date = date
    self.year = year
    self.source = source
  }
}
