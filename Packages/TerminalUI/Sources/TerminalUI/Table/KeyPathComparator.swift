public import FoundationEssentials

/// Compares by the value at a key path.
///
/// It stands in for Foundation's type of that name, which comes only with all of Foundation.
// Safe to send: a key path of properties is immutable, and nothing else is held but comparators, which can be sent.
public struct KeyPathComparator<Compared>: SortComparator, @unchecked Sendable {
  /// Where the value is.
  public let keyPath: PartialKeyPath<Compared>
  /// Whether smaller values come first.
  public var order: SortOrder
  private let comparison: (Compared, Compared) -> ComparisonResult

  /// Compares by a value that has an order of its own.
  public init<Value: Comparable>(
    _ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward
  ) {
    self.keyPath = keyPath
    self.order = order
    comparison = { first, second in
      let (first, second) = (first[keyPath: keyPath], second[keyPath: keyPath])
      if first < second { return .orderedAscending }
      return second < first ? .orderedDescending : .orderedSame
    }
  }

  /// Compares by a value with another comparator.
  public init<Comparator: SortComparator>(
    _ keyPath: KeyPath<Compared, Comparator.Compared>, comparator: Comparator,
    order: SortOrder = .forward
  ) {
    self.keyPath = keyPath
    self.order = order
    comparison = { comparator.compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }

  /// How two values stand to each other in the order asked for.
  public func compare(_ first: Compared, _ second: Compared) -> ComparisonResult {
    let result = comparison(first, second)
    guard order == .reverse else { return result }
    return switch result {
    case .orderedAscending: .orderedDescending
    case .orderedSame: .orderedSame
    case .orderedDescending: .orderedAscending
    }
  }

  /// Whether both compare by the same value in the same order.
  public static func == (first: Self, second: Self) -> Bool {
    first.keyPath == second.keyPath && first.order == second.order
  }

  /// Mixes in what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
    hasher.combine(order)
  }
}
