public import CustomDump
public import Observation

extension SharedReader: Observable {}

extension SharedReader: Equatable where Value: Equatable {
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

extension SharedReader: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Encodable where Value: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension SharedReader: Decodable where Value: Decodable {
  /// Decodes a value that never changes.
  public init(from decoder: any Decoder) throws {
    self.init(value: try Value(from: decoder))
  }
}

extension SharedReader: CustomDumpRepresentable {
  /// The value.
  public var customDumpValue: Any { place.dumpedValue }
}

extension SharedReader: CustomStringConvertible {
  /// The type, and what the value is shared by.
  public var description: String { "SharedReader<\(Value.self)>(\(place.description))" }
}
