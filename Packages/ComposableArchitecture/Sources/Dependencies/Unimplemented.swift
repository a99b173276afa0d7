/// The error of a client's endpoint that has no implementation.
public struct Unimplemented: Error, Equatable, CustomStringConvertible {
  let endpoint: String

  /// Makes the error of an endpoint.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  public var description: String { "Unimplemented: '\(endpoint)'" }
}
