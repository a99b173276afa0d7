public import CasePaths
public import CustomDump

/// A change of one field of a state, made by a binding.
public struct BindingAction<Root>: Equatable, @unchecked Sendable {
  // Invariant of `@unchecked Sendable`: the key path and the value are `Sendable` when they come in.

  /// The field.
  public let keyPath: PartialKeyPath<Root>

  let value: any Equatable
  private let write: (inout Root) -> Void
  private let isEqual: (Any) -> Bool

  /// A change of a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - value: The new value.
  /// - Returns: The change.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable, _ value: Value
  ) -> Self {
    Self(writing: value, to: keyPath)
  }

  init<Value: Equatable>(writing value: Value, to keyPath: WritableKeyPath<Root, Value>) {
    self.keyPath = keyPath
    self.value = value
    write = { $0[keyPath: keyPath] = value }
    isEqual = { $0 as? Value == value }
  }

  /// Makes the change.
  ///
  /// - Parameter root: The state.
  func apply(to root: inout Root) { write(&root) }

  /// Whether two changes write the same value to the same field.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.isEqual(rhs.value)
  }

  /// Whether a change is one of a field, for `case .binding(\.name)`.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, Value>, bindingAction: Self
  ) -> Bool {
    keyPath == bindingAction.keyPath
  }

  /// The value written to a field, or `nil` if the change is one of another field.
  func value<Value>(of keyPath: WritableKeyPath<Root, Value>) -> Value? {
    guard self.keyPath == keyPath else { return nil }
    return value as? Value
  }
}

extension BindingAction: CasePathable {
  /// The fields of the state as cases: `\.binding.name`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The changes of a field.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
      // A key path never changes.
      nonisolated(unsafe) let keyPath = keyPath
      return ._$case(
        embed: { BindingAction(writing: $0, to: keyPath) },
        extract: { $0.value(of: keyPath) })
    }
  }

  /// The fields of the state as cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension BindingAction: CustomDumpReflectable {
  /// Shows the field and the value.
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["set": (keyPath as Any, value as Any)], displayStyle: .enum)
  }
}
