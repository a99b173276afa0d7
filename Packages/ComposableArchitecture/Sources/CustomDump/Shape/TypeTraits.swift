import Synchronization

/// What the values of a type have that a dump asks for, found out once for each type.
///
/// To ask a value whether it conforms to a protocol takes longer than to print it.
struct TypeTraits: OptionSet, Sendable {
  let rawValue: UInt8

  static let representable = TypeTraits(rawValue: 1)
  static let optional = TypeTraits(rawValue: 2)
  static let metatype = TypeTraits(rawValue: 4)
  static let described = TypeTraits(rawValue: 8)
  static let text = TypeTraits(rawValue: 16)
  static let integer = TypeTraits(rawValue: 32)

  /// Values that are replaced before they are shown.
  static let replaced: TypeTraits = [.representable, .optional]

  private static let known = Mutex<[ObjectIdentifier: TypeTraits]>([:])

  /// The traits of a value's type.
  static func of(_ value: Any) -> TypeTraits {
    let key = ObjectIdentifier(type(of: value))
    if let traits = known.withLock({ $0[key] }) { return traits }
    let traits = find(value)
    known.withLock { $0[key] = traits }
    return traits
  }

  private static func find(_ value: Any) -> TypeTraits {
    // A cast looks into an optional: what it finds depends on the value.
    if value is any OptionalValue { return .optional }
    var traits: TypeTraits = []
    if value is any CustomDumpRepresentable { traits.insert(.representable) }
    if value is Any.Type { traits.insert(.metatype) }
    if value is any CustomDumpStringConvertible { traits.insert(.described) }
    if value is any StringProtocol || value is Character { traits.insert(.text) }
    if value is Int || value is Bool { traits.insert(.integer) }
    return traits
  }
}
