extension BindingAction: Traceable {
  init(trace json: JSONValue) throws {
    guard let position = json["field"]?.integer, let value = json["value"] else {
      throw ActionCodecError("\(json.text) is no change made by a binding.")
    }
    let fields = Self.fields
    guard fields.indices.contains(position),
      let kind = type(of: fields[position]).valueType as? any (Decodable & Equatable).Type,
      let action = try Self.change(of: fields[position], to: value, as: kind)
    else {
      throw ActionCodecError("\(Root.self) has no field at position \(position) to write to.")
    }
    self = action
  }

  func trace() throws -> JSONValue {
    guard let position = Self.fields.firstIndex(of: keyPath) else {
      throw ActionCodecError(
        "A binding of a part of a field of \(Root.self) cannot be recorded: bind the whole field.")
    }
    let written: any Equatable = value
    return .object([
      .init(name: "field", value: .integer(Int64(position))),
      .init(name: "value", value: try Self.encode(written)),
    ])
  }

  private static var fields: [PartialKeyPath<Root>] {
    (Root.self as? any ObservableState.Type).map { fields(of: $0) } ?? []
  }

  private static func fields<State: ObservableState>(of: State.Type) -> [PartialKeyPath<Root>] {
    State._$fields.compactMap { $0.path as? PartialKeyPath<Root> }
  }

  private static func encode<Value: Equatable>(_ value: Value) throws -> JSONValue {
    try ActionReflection.encode(value)
  }

  private static func change<Value: Decodable & Equatable>(
    of field: PartialKeyPath<Root>, to json: JSONValue, as type: Value.Type
  ) throws -> Self? {
    guard let keyPath = field as? WritableKeyPath<Root, Value> else { return nil }
    return Self(writing: try json.decoded(as: type), to: keyPath)
  }
}
