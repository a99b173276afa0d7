public import CasePaths
public import CustomDump

/// A field of a state without `@ObservableState` that a binding may write to, as `\.$name`.
///
/// Features marked `@ObservableState` need none: there every field can be written by a binding.
@propertyWrapper
@dynamicMemberLookup
public struct BindingState<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates a field.
  ///
  /// - Parameter wrappedValue: The value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper itself, for `\.$name`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A part of the value, for `\.$settings.isOn`.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> BindingState<Subject> {
    get { BindingState<Subject>(wrappedValue: wrappedValue[keyPath: keyPath]) }
    set { wrappedValue[keyPath: keyPath] = newValue.wrappedValue }
  }
}

extension BindingState: Equatable where Value: Equatable {}
extension BindingState: Hashable where Value: Hashable {}
extension BindingState: Sendable where Value: Sendable {}

extension BindingState: Decodable where Value: Decodable {
  /// Reads the value.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
  }
}

extension BindingState: Encodable where Value: Encodable {
  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension BindingState: CustomReflectable {
  /// Shows the value in place of the wrapper.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}

extension BindingState: CustomDumpRepresentable {
  /// The value in place of the wrapper.
  public var customDumpValue: Any { wrappedValue }
}

extension BindingAction {
  /// A change of a field marked `@BindingState`.
  ///
  /// - Parameters:
  ///   - keyPath: The field, with its `$`.
  ///   - value: The new value.
  /// - Returns: The change.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<Root, BindingState<Value>> & Sendable, _ value: Value
  ) -> Self {
    Self(writing: BindingState(wrappedValue: value), to: keyPath)
  }

  /// Whether a change is one of a field, for `case .binding(\.$name)`.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, BindingState<Value>>, bindingAction: Self
  ) -> Bool {
    keyPath == bindingAction.keyPath
  }
}

extension BindableAction {
  /// A change of a field marked `@BindingState`.
  ///
  /// - Parameters:
  ///   - keyPath: The field, with its `$`.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<State, BindingState<Value>> & Sendable, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}

extension BindingAction.AllCasePaths {
  /// The changes of a field marked `@BindingState`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
  ) -> AnyCasePath<BindingAction, Value> {
    // A key path never changes.
    nonisolated(unsafe) let keyPath = keyPath
    return ._$case(
      embed: { BindingAction(writing: BindingState(wrappedValue: $0), to: keyPath) },
      extract: { $0.value(of: keyPath)?.wrappedValue })
  }
}
