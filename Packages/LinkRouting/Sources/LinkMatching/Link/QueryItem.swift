/// One `name=value` of a query.
public struct QueryItem: Hashable, Codable, Sendable {
  /// What stands before the sign of equality.
  public var name: String
  /// What stands after it; `nil` when there is no such sign.
  public var value: String?

  /// Creates an item.
  public init(_ name: String, _ value: String? = nil) {
    self.name = name
    self.value = value
  }
}
