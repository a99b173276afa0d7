/// Everything else that can be computed about a number.
enum TriviaFacts {
  static let rules = WritingFacts.rules + MeasureFacts.rules + CountingFacts.rules + CodeFacts.rules
}
