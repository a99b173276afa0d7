extension Store {
  /// The stores of the elements of a stack, from the bottom to the top.
  ///
  /// `store.scope(state: \.path, action: \.path).elements()` gives those of `path`.
  ///
  /// - Returns: The stores; each is made when it is asked for.
  public func elements<ElementState, ElementAction>() -> _StoreCollection<
    StackElementID, ElementState, ElementAction
  > where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    typealias Stores = RowStores<
      StackState<ElementState>, StackAction<ElementState, ElementAction>, StackElementID,
      ElementState, ElementAction
    >
    if let known = children.find(.rows, StackWay.shared, StackWay.shared) as? Stores {
      return _StoreCollection(known)
    }
    let stores = Stores(core, StackSource()) { .element(id: $0, action: $1) }
    children.keep(stores, .rows, StackWay.shared, StackWay.shared)
    core.root.add(stores)
    return _StoreCollection(stores)
  }
}

/// Stands for the way from a stack to its elements, of which there is one.
private final class StackWay: CompiledKeyPath, @unchecked Sendable {
  static let shared = StackWay()
}
