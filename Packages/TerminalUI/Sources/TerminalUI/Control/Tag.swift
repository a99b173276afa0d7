/// A view with the value it stands for in a picker, a tab view or a list.
struct Tag: Wrapper {
  let value: AnyHashable

  func tag(_ inner: _Element) -> AnyHashable? { value }
}

/// A value that stands for selections of its own type only.
private struct ExactTag: Hashable {
  let value: AnyHashable
}

extension AnyHashable {
  /// A tag as a selection of some type, which may be the optional of the tag's own; `nil` when it is
  /// none of that type.
  func tagValue<Selection>(as type: Selection.Type) -> Selection? {
    let base: Any = base
    guard let exact = base as? ExactTag else { return base as? Selection }
    let value: Any = exact.value.base
    return Swift.type(of: value) == type ? value as? Selection : nil
  }

  /// Whether a view with this tag stands for a selection.
  func stands<Selection: Hashable>(for selection: Selection) -> Bool {
    tagValue(as: Selection.self) == .some(selection)
  }
}

extension View {
  /// Says which value the view stands for in a `Picker`, a `TabView` or a selectable `List`.
  ///
  /// With `includeOptional` it stands for the same value of a selection that may be `nil` too.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    let value = AnyHashable(tag)
    return wrapped(Tag(value: includeOptional ? value : AnyHashable(ExactTag(value: value))))
  }
}
