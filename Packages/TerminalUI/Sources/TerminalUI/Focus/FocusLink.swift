/// What is told when the focus moves: the storage of a `@FocusState`.
@MainActor
protocol FocusTarget: AnyObject {
  /// The focus is on a control bound to `value`, or on none bound to this state.
  func focusMoved(to value: AnyHashable?)
}

/// A control's connection to a focus state.
struct FocusLink {
  let target: any FocusTarget
  let value: AnyHashable
}

private struct FocusLinksKey: EnvironmentKey {
  static var defaultValue: [FocusLink] { [] }
}

extension EnvironmentValues {
  var focusLinks: [FocusLink] {
    get { self[FocusLinksKey.self] }
    set { self[FocusLinksKey.self] = newValue }
  }
}

extension View {
  /// Binds the focus on a control inside to a value of a focus state.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    environmentChange(identity: FocusIdentity(ObjectIdentifier(binding.box), value)) {
      $0.focusLinks.append(FocusLink(target: binding.box, value: AnyHashable(value)))
    }
  }

  /// Binds whether a control inside has the focus to a focus state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

private struct FocusIdentity<Value: Hashable>: Hashable {
  let box: ObjectIdentifier
  let value: Value

  init(_ box: ObjectIdentifier, _ value: Value) {
    self.box = box
    self.value = value
  }
}
