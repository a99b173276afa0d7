public import CustomDump
public import Observation

extension Shared: Observable {}

extension Shared: Equatable where Value: Equatable {
  /// Whether two shared values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    if let assertion = SharedScope.comparison {
      let expected = assertion.looking(at: .expected) { lhs.place.read() }
      let actual = assertion.looking(at: .actual) { rhs.place.read() }
      return expected == actual
    }
    return lhs.wrappedValue == rhs.wrappedValue
  }
}

extension Shared: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: Encodable where Value: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension Shared: Decodable where Value: Decodable {
  /// Decodes a value to share that no place keeps.
  public init(from decoder: any Decoder) throws {
    self.init(value: try Value(from: decoder))
  }
}

extension Shared: CustomDumpRepresentable {
  /// The value.
  public var customDumpValue: Any { place.dumpedValue }
}

extension Shared: CustomStringConvertible {
  /// The type, and what the value is shared by.
  public var description: String { "Shared<\(Value.self)>(\(place.description))" }
}

extension SharedPlace {
  /// The value for a dump, noted as shown.
  var dumpedValue: Any {
    SharedScope.assertion?.noteShown(source)
    return read()
  }
}
