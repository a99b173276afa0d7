/// Judges sentences about one kind of subject by computations that share nothing with the source.
struct Oracle<Subject> {
  private var rules: [(template: SentenceTemplate, isTrue: (Subject, [String]) -> Bool)] = []

  mutating func rule(_ template: String, _ isTrue: @escaping (Subject, [String]) -> Bool) {
    rules.append((SentenceTemplate(template), isTrue))
  }

  /// What is wrong with a sentence; `nil` when exactly one template fits and what it says is true.
  func objection(to fragment: String, about subject: Subject) -> String? {
    var fits = 0
    for rule in rules {
      guard let values = rule.template.match(fragment) else { continue }
      fits += 1
      if !rule.isTrue(subject, values) { return "false: \(fragment)" }
    }
    return fits == 1 ? nil : "\(fits) templates fit: \(fragment)"
  }
}

/// The figures in a gap; the gaps of a matched template hold nothing else.
func int(_ text: String) -> Int { Int(text) ?? .min }
