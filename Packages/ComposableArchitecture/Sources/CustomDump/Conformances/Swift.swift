extension AnyHashable: CustomDumpRepresentable {
  /// The value inside.
  public var customDumpValue: Any { base }
}

extension Duration: CustomDumpStringConvertible {
  /// The length in seconds.
  public var customDumpDescription: String { description }
}

extension ObjectIdentifier: CustomDumpStringConvertible {
  /// The address is not shown: it differs from run to run.
  public var customDumpDescription: String { "ObjectIdentifier(…)" }
}

extension UnicodeScalar: CustomDumpStringConvertible {
  /// The scalar in quotes.
  public var customDumpDescription: String { debugDescription }
}

extension AnyKeyPath: CustomDumpStringConvertible {
  /// The properties of the path.
  public var customDumpDescription: String { debugDescription }
}
