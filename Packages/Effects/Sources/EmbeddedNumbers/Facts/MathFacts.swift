/// Everything that mathematics says about a number.
enum MathFacts {
  static let rules =
    SignFacts.rules + PrimeFacts.rules + DivisorFacts.rules + FigurateFacts.rules
    + DigitFacts.rules + SumFacts.rules
}
