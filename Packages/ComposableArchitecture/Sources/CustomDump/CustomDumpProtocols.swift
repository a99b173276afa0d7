/// A type that says which children a dump shows.
public protocol CustomDumpReflectable {
  /// A mirror made for dumps.
  var customDumpMirror: Mirror { get }
}

/// A type that is dumped as another value.
public protocol CustomDumpRepresentable {
  /// The value that is dumped instead.
  var customDumpValue: Any { get }
}

/// A type whose dump is a string of its own.
public protocol CustomDumpStringConvertible {
  /// The text of the dump.
  var customDumpDescription: String { get }
}

extension Mirror {
  /// The mirror that a dump of a value uses.
  ///
  /// - Parameter subject: The value.
  public init(customDumpReflecting subject: Any) {
    self = (subject as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: subject)
  }
}
