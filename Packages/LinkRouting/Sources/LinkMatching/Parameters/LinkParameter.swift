/// A value that can stand in a link.
///
/// Types that are `LosslessStringConvertible`, and enums and wrappers whose raw value is a
/// `LinkParameter`, need no more than the declaration:
///
/// ```swift
/// enum Kind: String { case math, year }
/// extension Kind: LinkParameter {}
/// ```
public protocol LinkParameter: Sendable {
  /// Reads the value; `nil` when the text is no such value.
  init?(linkText: String)

  /// The value as it stands, decoded, in a link.
  var linkText: String { get }
}

extension LinkParameter {
  static func read(_ text: String, name: String) throws(ParameterError) -> Self {
    guard let value = Self(linkText: text) else {
      throw .invalid(name: name, value: text, type: "\(Self.self)")
    }
    return value
  }
}

extension LinkParameter where Self: LosslessStringConvertible {
  /// Reads the value from its description.
  public init?(linkText: String) {
    self.init(linkText)
  }

  /// The value's description.
  public var linkText: String { description }
}

extension LinkParameter where Self: RawRepresentable, RawValue: LinkParameter {
  /// Reads the raw value.
  public init?(linkText: String) {
    guard let rawValue = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The raw value.
  public var linkText: String { rawValue.linkText }
}

extension String: LinkParameter {}
extension Substring: LinkParameter {}
extension Character: LinkParameter {}
extension Bool: LinkParameter {}
extension Double: LinkParameter {}
extension Float: LinkParameter {}
extension Int: LinkParameter {}
extension Int8: LinkParameter {}
extension Int16: LinkParameter {}
extension Int32: LinkParameter {}
extension Int64: LinkParameter {}
extension UInt: LinkParameter {}
extension UInt8: LinkParameter {}
extension UInt16: LinkParameter {}
extension UInt32: LinkParameter {}
extension UInt64: LinkParameter {}
