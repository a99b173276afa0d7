import NumbersProtocol

/// All facts of one kind about one number.
struct SubjectFacts: Sendable {
  private let number: Int
  private let subject: String
  private let choice: FactChoice

  /// `nil` when there is nothing to say: for `date` outside 1 to 366.
  init?(_ number: Int, kind: FactKind) {
    self.number = number
    switch kind {
    case .trivia:
      subject = String(number)
      choice = FactChoice(NumberProfile(number), rules: TriviaFacts.rules)
    case .math:
      subject = String(number)
      choice = FactChoice(NumberProfile(number), rules: MathFacts.rules)
    case .date:
      guard let day = CalendarDay(dayOfYear: number) else { return nil }
      subject = DayFacts.name(day)
      choice = FactChoice(day, rules: DayFacts.rules)
    case .year:
      let year = NamedYear(value: number)
      subject = year.name
      choice = FactChoice(year, rules: YearFacts.rules)
    }
  }

  /// Every sentence, those that stand out first.
  var sentences: [FactSentence] {
    choice.all.map { FactSentence(subject: subject, fragment: $0) }
  }

  /// The sentence for a variation.
  func sentence(variation: UInt64) -> FactSentence? {
    choice.fragment(for: number, variation: variation).map {
      FactSentence(subject: subject, fragment: $0)
    }
  }
}
