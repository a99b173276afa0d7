/// A request as a fault plan sees it.
public struct ServedRequest: Sendable {
  /// The place among all requests of the server, from 0.
  public let index: Int
  /// The method, as it was sent.
  public let method: String
  /// Path and query, as they were sent.
  public let target: String
  /// The header fields in their order.
  public let headers: [(name: String, value: String)]

  /// The value of the first field with a name, in any case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
