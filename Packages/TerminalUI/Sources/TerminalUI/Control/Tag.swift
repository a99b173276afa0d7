/// A view with the value it stands for in a picker, a tab view or a list.
struct Tag: Wrapper {
  let value: AnyHashable

  func tag(_ inner: _Element) -> AnyHashable? { value }
}

extension View {
  /// Says which value the view stands for in a `Picker`, a `TabView` or a selectable `List`.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    wrapped(Tag(value: AnyHashable(tag)))
  }
}
