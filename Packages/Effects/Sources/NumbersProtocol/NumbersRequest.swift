/// A request of the numbers protocol: what is asked for, and how the reply should look.
///
/// `callback` and `write` are not here, since they ask for code rather than for a fact.
public struct NumbersRequest: Codable, Hashable, Sendable {
  /// What is asked for.
  public enum Subject: Codable, Hashable, Sendable {
    /// One fact.
    case one(NumberQuery)
    /// A fact for each member of a batch.
    case batch(NumberBatch)
  }

  /// What is asked for.
  public var subject: Subject
  /// The kind of the fact.
  public var kind: FactKind
  /// Whether the reply should be JSON rather than plain text.
  public var json: Bool
  /// Whether the text should be a piece of a sentence, with no leading number and no full stop.
  public var fragment: Bool
  /// What happens when nothing is known about a number; nil leaves it to the API.
  public var notFound: NotFoundRule?

  /// A request for one fact, of the usual kind when none is named.
  public init(
    _ query: NumberQuery, kind: FactKind? = nil, json: Bool = true, fragment: Bool = false,
    notFound: NotFoundRule? = nil
  ) {
    self.init(
      .one(query), kind: kind ?? query.usualKind, json: json, fragment: fragment,
      notFound: notFound)
  }

  /// A request for the facts of a batch, of the usual kind when none is named.
  public init(
    _ batch: NumberBatch, kind: FactKind? = nil, json: Bool = true, fragment: Bool = false,
    notFound: NotFoundRule? = nil
  ) {
    self.init(
      .batch(batch), kind: kind ?? (batch.asksForDays == true ? .date : .trivia), json: json,
      fragment: fragment, notFound: notFound)
  }

  private init(
    _ subject: Subject, kind: FactKind, json: Bool, fragment: Bool, notFound: NotFoundRule?
  ) {
    self.subject = subject
    self.kind = kind
    self.json = json
    self.fragment = fragment
    self.notFound = notFound
  }

  /// The number that the request names, days by their place in a leap year; nil for a random one
  /// and for a batch.
  public var number: Int? {
    switch subject {
    case .one(.number(let number)), .one(.year(let number)): number
    case .one(.day(let month, let day)): CalendarDay(month: month, day: day)?.dayOfYear
    case .one(.random), .batch: nil
    }
  }

  /// Whether the same request may get another answer each time.
  public var isRandom: Bool {
    if case .one(.random) = subject { true } else { false }
  }
}
