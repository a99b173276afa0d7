import CasePaths

/// Writes values of any type by their cases and their `Codable` parts.
enum ActionReflection {
  static func encode<Value>(_ value: Value) throws -> JSONValue {
    if Value.self == Void.self { return .null }
    if let value = value as? any Traceable { return try value.trace() }
    if let value = value as? any Encodable, Value.self is any Decodable.Type {
      return try JSONValue(encoding: value)
    }
    if let value = value as? any CasePathIterable { return try encodeCase(value) }
    if Value.self == (any Error).self { return .string(String(describing: value)) }
    if let layout = TupleLayout(Value.self) { return try layout.encode(value) }
    throw ActionCodecError(
      "\(Value.self) is neither Codable nor an enum with case paths, so it cannot be recorded.")
  }

  static func decode<Value>(_ json: JSONValue, as type: Value.Type) throws -> Value {
    let value: Any
    if type == Void.self {
      value = ()
    } else if let type = type as? any Traceable.Type {
      value = try type.init(trace: json)
    } else if let type = type as? any Decodable.Type, Value.self is any Encodable.Type {
      value = try json.decoded(as: type)
    } else if let type = type as? any CasePathIterable.Type {
      value = try decodeCase(json, as: type)
    } else if type == (any Error).self, let words = json.string {
      value = RecordedError(words)
    } else if let layout = TupleLayout(type) {
      value = try layout.decode(json, as: type)
    } else {
      throw ActionCodecError("\(type) is neither Codable nor an enum with case paths.")
    }
    guard let value = value as? Value else {
      throw ActionCodecError("\(json.text) is no \(type).")
    }
    return value
  }

  private static func encodeCase<Root: CasePathIterable>(_ root: Root) throws -> JSONValue {
    for (index, path) in Root.allCasePaths.enumerated() where root.is(path) {
      guard let payload = root[case: path], let kind = payloadType(of: path) else { break }
      let value = try kind.encode(payload)
      let name = JSONValue.string(caseName(root))
      let position = JSONValue.integer(Int64(index))
      return .array(value == .null ? [name, position] : [name, position, value])
    }
    throw ActionCodecError("The case of \(Root.self) has no case path: \(caseName(root))")
  }

  private static func decodeCase<Root: CasePathIterable>(
    _ json: JSONValue, as type: Root.Type
  ) throws -> Root {
    guard case .array(let parts) = json, parts.count >= 2, let name = parts[0].string,
      let index = parts[1].integer
    else { throw ActionCodecError("\(json.text) is no case of \(type).") }
    let paths = Array(Root.allCasePaths)
    guard paths.indices.contains(index), let kind = payloadType(of: paths[index]) else {
      throw ActionCodecError("\(type) has no case '\(name)' at position \(index).")
    }
    let payload = try kind.decode(parts.count > 2 ? parts[2] : .null)
    guard let root = paths[index](payload), caseName(root) == name else {
      throw ActionCodecError(
        "\(type) has another case than '\(name)' at position \(index): the recording is one of "
          + "another version.")
    }
    return root
  }

  private static func payloadType<Root>(
    of path: PartialCaseKeyPath<Root>
  ) -> (any CasePayload.Type)? {
    Swift.type(of: path).valueType as? any CasePayload.Type
  }

  private static func caseName(_ value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}

/// The value of a case, its type hidden.
private protocol CasePayload {
  static func encode(_ payload: Any) throws -> JSONValue
  static func decode(_ json: JSONValue) throws -> Any
}

extension Case: CasePayload {
  fileprivate static func encode(_ payload: Any) throws -> JSONValue {
    guard let payload = payload as? Value else {
      throw ActionCodecError("A value of type \(type(of: payload)) is no \(Value.self).")
    }
    return try ActionReflection.encode(payload)
  }

  fileprivate static func decode(_ json: JSONValue) throws -> Any {
    try ActionReflection.decode(json, as: Value.self)
  }
}
