import CasePaths

/// An action that holds changes of the state made by bindings.
public protocol BindableAction<State> {
  /// The state that is changed.
  associatedtype State

  /// A change made by a binding.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The change made by a binding, if this action is one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The change made by a binding, if this action is one.
  public var binding: BindingAction<State>? {
    // A cheap test before reflection.
    if let name = EnumCaseName.of(self), !EnumCaseName.is(name, "binding") { return nil }
    return AnyCasePath(unsafe: { .binding($0) }).extract(from: self)
  }

  /// A change of a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<State, Value> & Sendable, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
