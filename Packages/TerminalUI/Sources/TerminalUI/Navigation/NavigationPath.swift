/// The values of the screens that a navigation stack has pushed, of any types.
public struct NavigationPath: Equatable {
  private(set) var elements: [AnyHashable] = []

  /// An empty path.
  public init() {}

  /// A path of the given values.
  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    elements = values.map { AnyHashable($0) }
  }

  /// How many screens are pushed.
  public var count: Int { elements.count }

  /// Whether no screen is pushed.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes the screen of a value.
  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
  }

  /// Goes back by some screens, at most to the root.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(min(max(count, 0), elements.count))
  }
}
