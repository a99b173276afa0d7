// Enums with raw texts whose types another module declares are read without a conformance, which two
// modules could not both declare.

extension QueryItems {
  /// The value of the first item with a name, as a type with raw texts; `nil` when there is none.
  ///
  /// - Throws: ``ParameterError`` when it is no such value.
  @_disfavoredOverload
  public func value<Value: RawRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ParameterError) -> Value? where Value.RawValue == String {
    guard let text = self[name] else { return nil }
    return try read(text, name: name)
  }

  /// The value of the first item with a name, as a type with raw texts.
  ///
  /// - Throws: ``ParameterError`` when there is none, or when it is no such value.
  @_disfavoredOverload
  public func require<Value: RawRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ParameterError) -> Value where Value.RawValue == String {
    guard let value = try value(name, as: type) else { throw .missing(name: name) }
    return value
  }
}

extension RouteParameters {
  /// A parameter as a type with raw texts; `nil` when there is none.
  ///
  /// - Throws: ``ParameterError`` when its text is no such value.
  @_disfavoredOverload
  public func value<Value: RawRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ParameterError) -> Value? where Value.RawValue == String {
    guard let text = self[name] else { return nil }
    return try read(text, name: name)
  }

  /// A parameter as a type with raw texts.
  ///
  /// - Throws: ``ParameterError`` when there is none, or when its text is no such value.
  @_disfavoredOverload
  public func require<Value: RawRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ParameterError) -> Value where Value.RawValue == String {
    guard let text = self[name] else { throw .missing(name: name) }
    return try read(text, name: name)
  }
}

private func read<Value: RawRepresentable>(
  _ text: String, name: String
) throws(ParameterError) -> Value where Value.RawValue == String {
  guard let value = Value(rawValue: text) else {
    throw .invalid(name: name, value: text, type: "\(Value.self)")
  }
  return value
}
