/// Where a part of a state is stored, seen from the state's first byte.
struct StoredPlace {
  let offset: Int
  let steps: [ObservedStep]

  /// Whether a `PresentationState` is stored here, of which the key path reads the child.
  var isPresented = false

  /// The place that a key path leads to, if it leads to stored properties only.
  ///
  /// A property that `@ObservableState` has made computed is found through the state's field list, up
  /// to three such properties in a row.
  static func find<Root, Value>(
    _ keyPath: KeyPath<Root, Value>, in root: Root.Type, holding value: Value.Type
  ) -> StoredPlace? {
    if let observable = root as? any ObservableState.Type,
      let found = observed(keyPath, in: observable)
    {
      return found
    }
    guard let offset = MemoryLayout<Root>.offset(of: keyPath) else { return nil }
    return StoredPlace(offset: offset, steps: [])
  }

  private static func observed<State: ObservableState>(
    _ keyPath: AnyKeyPath, in state: State.Type
  ) -> StoredPlace? {
    var level = state._$fields.compactMap { $0.erased() }
    for _ in 0..<3 {
      if let field = level.first(where: { $0.keyPath == keyPath }) {
        return StoredPlace(
          offset: field.offset, steps: field.steps, isPresented: field.isPresented)
      }
      level = level.flatMap { $0.nested() }
      if level.isEmpty { return nil }
    }
    return nil
  }
}

/// A field of an observable state or of one inside it, seen from the outermost.
struct ErasedField {
  let keyPath: AnyKeyPath
  let offset: Int
  let steps: [ObservedStep]
  let isPresented: Bool
  let nested: () -> [ErasedField]

  /// This field seen from a state that holds its own at another field.
  func moved(into outer: ErasedField) -> ErasedField? {
    guard let path = outer.keyPath.appending(path: keyPath) else { return nil }
    let shifted = steps.map {
      ObservedStep(container: $0.container, offset: $0.offset + outer.offset, field: $0.field)
    }
    return ErasedField(
      keyPath: path, offset: outer.offset + offset, steps: outer.steps + shifted,
      isPresented: isPresented,
      nested: { nested().compactMap { $0.moved(into: outer) } }
    )
  }
}
