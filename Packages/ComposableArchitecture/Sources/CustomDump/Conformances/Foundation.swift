#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date: CustomDumpStringConvertible {
  /// The instant in UTC, to the millisecond.
  public var customDumpDescription: String {
    "Date(\(formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))))"
  }
}

extension URL: CustomDumpStringConvertible {
  /// The address.
  public var customDumpDescription: String { "URL(\(absoluteString))" }
}

extension UUID: CustomDumpStringConvertible {
  /// The sixteen bytes as hexadecimal figures.
  public var customDumpDescription: String { "UUID(\(uuidString))" }
}

extension Data: CustomDumpStringConvertible {
  /// The number of bytes.
  public var customDumpDescription: String { "Data(\(count) bytes)" }
}

extension Decimal: CustomDumpStringConvertible {
  /// The number.
  public var customDumpDescription: String { description }
}

extension Locale: CustomDumpStringConvertible {
  /// The identifier.
  public var customDumpDescription: String { "Locale(\(identifier))" }
}

extension TimeZone: CustomDumpStringConvertible {
  /// The identifier.
  public var customDumpDescription: String { "TimeZone(\(identifier))" }
}

extension Calendar: CustomDumpStringConvertible {
  /// The identifier.
  public var customDumpDescription: String { "Calendar(\(identifier))" }
}
