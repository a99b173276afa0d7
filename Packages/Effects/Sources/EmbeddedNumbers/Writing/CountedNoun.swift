/// A count with its noun: "1 day", "2 days".
enum CountedNoun {
  static func text<Number: BinaryInteger>(_ count: Number, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
