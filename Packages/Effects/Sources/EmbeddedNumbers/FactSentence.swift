import NumbersProtocol

/// The parts of a sentence: "42", "is", "the answer", and a full stop.
struct FactSentence: Sendable {
  let subject: String
  let fragment: String

  /// The whole sentence, or only its fragment.
  func text(fragmentOnly: Bool) -> String {
    fragmentOnly ? fragment : "\(subject) is \(fragment)."
  }
}
