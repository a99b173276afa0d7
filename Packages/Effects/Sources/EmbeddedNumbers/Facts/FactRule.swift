/// One way to say something true about a subject.
struct FactRule<Subject>: Sendable {
  /// Whether the rule speaks of few subjects only, so that its fact is preferred.
  let isRare: Bool
  /// What follows "is" in the sentence, with no full stop, or `nil` when the rule does not apply.
  ///
  /// It starts with a lower-case letter.
  let fragment: @Sendable (Subject) -> String?

  /// A rule for subjects that stand out.
  static func rare(_ fragment: @escaping @Sendable (Subject) -> String?) -> Self {
    FactRule(isRare: true, fragment: fragment)
  }

  /// A rule that applies to many subjects.
  static func common(_ fragment: @escaping @Sendable (Subject) -> String?) -> Self {
    FactRule(isRare: false, fragment: fragment)
  }
}
