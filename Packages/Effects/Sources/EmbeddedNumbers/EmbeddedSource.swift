public import NumbersProtocol

/// Number facts that are computed, so that they need no network.
///
/// A fact is a function of its number, its kind and a variation: the same each time it is asked
/// for. The work for each number is bounded.
public struct EmbeddedSource: Sendable {
  /// A source with nothing to set up.
  public init() {}

  /// Every sentence that the source knows about a number, the remarkable ones first.
  ///
  /// Empty only for the kind `date` outside 1 to 366.
  public func sentences(about number: Int, kind: FactKind) -> [String] {
    SubjectFacts(number, kind: kind)?.sentences.map { $0.text(fragmentOnly: false) } ?? []
  }

  /// The fact about `number`.
  ///
  /// Variation 0 prefers what makes the number stand out; others choose among all sentences. Where
  /// nothing is known, which happens for `date` outside 1 to 366 only, `notFound` decides: it may
  /// lead to a neighbour, or to a filler with `found` false.
  public func fact(
    about number: Int, kind: FactKind, variation: UInt64 = 0, fragment: Bool = false,
    notFound: NotFoundRule? = nil
  ) -> NumberFact {
    let known = Self.known(number, kind: kind, notFound: notFound)
    guard let known, let facts = SubjectFacts(known, kind: kind),
      let sentence = facts.sentence(variation: variation)
    else {
      return filler(about: String(number), number: number, kind: kind, fragment, notFound)
    }
    return NumberFact(
      text: sentence.text(fragmentOnly: fragment), number: known, kind: kind, source: .embedded)
  }

  /// What is said about a number, perhaps too large for `Int`, of which nothing is known.
  ///
  /// - Parameter name: the number as the sentence writes it.
  public func filler(
    about name: String, number: Int?, kind: FactKind, fragment: Bool = false,
    notFound: NotFoundRule? = nil
  ) -> NumberFact {
    filler(about: name, number: number, kind: kind, fragment, notFound)
  }

  private func filler(
    about name: String, number: Int?, kind: FactKind, _ fragment: Bool, _ notFound: NotFoundRule?
  ) -> NumberFact {
    var text = FactSentence(subject: name, fragment: Self.fillers[kind] ?? "an unremarkable number")
      .text(fragmentOnly: fragment)
    if case .say(let said?)? = notFound { text = said }
    return NumberFact(text: text, number: number, kind: kind, found: false, source: .embedded)
  }

  private static let fillers: [FactKind: String] = [
    .trivia: "an unremarkable number", .math: "a number about which nothing is known here",
    .date: "a day that is missing from the calendar", .year: "a year of which nothing is known",
  ]

  private static func known(_ number: Int, kind: FactKind, notFound: NotFoundRule?) -> Int? {
    guard kind == .date, !(1...366).contains(number) else { return number }
    switch notFound {
    case .floor: return number > 366 ? 366 : nil
    case .ceil: return number < 1 ? 1 : nil
    case .say, nil: return nil
    }
  }
}
