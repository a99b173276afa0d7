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
  /// The number of bytes, in groups of three figures.
  public var customDumpDescription: String {
    "Data(\(Self.grouped(count)) \(count == 1 ? "byte" : "bytes"))"
  }

  private static func grouped(_ number: Int) -> String {
    guard number >= 1000 else { return "\(number)" }
    let rest = "\(number % 1000)"
    return "\(grouped(number / 1000)),\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}

extension Decimal: CustomDumpStringConvertible {
  /// The number.
  public var customDumpDescription: String { description }
}

extension Locale: CustomDumpStringConvertible {
  /// The identifier.
  public var customDumpDescription: String { "Locale(\(identifier))" }
}

extension TimeZone: CustomDumpReflectable {
  /// The identifier, and what holds in the zone now.
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      children: [
        "identifier": identifier,
        "abbreviation": abbreviation() as Any,
        "secondsFromGMT": secondsFromGMT(),
        "isDaylightSavingTime": isDaylightSavingTime(),
      ],
      displayStyle: .struct)
  }
}

extension Calendar: CustomDumpReflectable {
  /// The properties that can be set.
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      children: [
        "identifier": identifier,
        "locale": locale as Any,
        "timeZone": timeZone,
        "firstWeekday": firstWeekday,
        "minimumDaysInFirstWeek": minimumDaysInFirstWeek,
      ],
      displayStyle: .struct)
  }
}

extension AttributedString: CustomDumpRepresentable {
  /// The characters.
  public var customDumpValue: Any { String(characters) }
}
