/// The stored form of a setting: what JSON can say.
public enum StoredSetting: Hashable, Sendable {
  /// A truth value.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// Any other number.
  case double(Double)
  /// A text, or what is written as one.
  case string(String)
  /// Several of them.
  case array([StoredSetting])
  /// Several of them by name.
  case object([String: StoredSetting])
  /// None.
  case null
}

extension StoredSetting: Codable {
  /// Reads any JSON value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([StoredSetting].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: StoredSetting].self))
    }
  }

  /// Writes it as the JSON value that it is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    case .null: try container.encodeNil()
    }
  }
}
