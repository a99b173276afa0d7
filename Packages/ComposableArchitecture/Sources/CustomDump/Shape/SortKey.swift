/// Orders the keys of unordered collections: numbers by value, the rest by their dump.
struct SortKey: Comparable {
  private let number: Double?
  private let text: String

  init(_ value: Any) {
    number =
      (value as? any BinaryInteger).map { Double($0) }
      ?? (value as? any BinaryFloatingPoint).map { Double($0) }
    text = number == nil ? Shape.singleLine(value) : ""
  }

  static func < (lhs: SortKey, rhs: SortKey) -> Bool {
    if let left = lhs.number, let right = rhs.number { return left < right }
    return lhs.text < rhs.text
  }
}
