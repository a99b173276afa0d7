extension AnyHashable: CustomDumpRepresentable {
  /// The value inside.
  public var customDumpValue: Any { base }
}

extension ObjectIdentifier: CustomDumpStringConvertible {
  /// The address is not shown: it differs from run to run.
  public var customDumpDescription: String { "ObjectIdentifier(…)" }
}

extension UnicodeScalar: CustomDumpStringConvertible {
  /// The scalar in quotes.
  public var customDumpDescription: String { debugDescription }
}

extension StaticString: CustomDumpRepresentable {
  /// The characters.
  public var customDumpValue: Any { description }
}

extension AnyKeyPath: CustomDumpStringConvertible {
  /// The properties of the path.
  public var customDumpDescription: String { debugDescription }
}
