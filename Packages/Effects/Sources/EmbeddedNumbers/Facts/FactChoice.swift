/// The fragments that rules have for one subject, and which of them is said.
struct FactChoice: Sendable {
  private(set) var rare: [String] = []
  private(set) var common: [String] = []

  init<Subject>(_ subject: Subject, rules: [FactRule<Subject>]) {
    for rule in rules {
      guard let fragment = rule.fragment(subject) else { continue }
      if rule.isRare { rare.append(fragment) } else { common.append(fragment) }
    }
  }

  /// All fragments, those that stand out first.
  var all: [String] { rare + common }

  /// The fragment for `number`: without a variation one that stands out, if there is any.
  func fragment(for number: Int, variation: UInt64) -> String? {
    let choices = variation == 0 && !rare.isEmpty ? rare : all
    guard !choices.isEmpty else { return nil }
    let mixed = Self.mix(UInt64(bitPattern: Int64(number)) ^ Self.mix(variation))
    return choices[Int(mixed % UInt64(choices.count))]
  }

  /// The output function of SplitMix64 (G. Steele and others, 2014).
  private static func mix(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
