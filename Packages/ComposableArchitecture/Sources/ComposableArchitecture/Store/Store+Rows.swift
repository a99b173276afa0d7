public import CasePaths
public import IdentifiedCollections

extension Store {
  /// The stores of the rows of a list, for a `ForEach`.
  ///
  /// - Parameters:
  ///   - state: The rows.
  ///   - action: The case of the action that holds the rows'.
  /// - Returns: The stores, in the order of the rows; each is made when it is asked for.
  public func scope<ElementID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: DirectCaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> _StoreCollection<ElementID, ElementState, ElementAction> where Action: CasePathable {
    rows(.of(state), .of(action))
  }

  /// The stores of the rows of a list, for a `ForEach`.
  ///
  /// - Parameters:
  ///   - state: The rows.
  ///   - action: The case of the action that holds the rows'.
  /// - Returns: The stores, in the order of the rows; each is made when it is asked for.
  @_disfavoredOverload
  public func scope<ElementID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> _StoreCollection<ElementID, ElementState, ElementAction> {
    rows(.of(state), .of(action))
  }

  private func rows<ID, ElementState, ElementAction>(
    _ state: StatePath<State, IdentifiedArray<ID, ElementState>>,
    _ action: ActionPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> _StoreCollection<ID, ElementState, ElementAction> {
    let cache: RowStores<State, Action, ID, ElementState, ElementAction>
    if let known = children.find(.rows, state, action)
      as? RowStores<State, Action, ID, ElementState, ElementAction>
    {
      cache = known
    } else {
      let embed = action.embed
      cache = RowStores(core, ArraySource(state)) { embed(.element(id: $0, action: $1)) }
      children.keep(cache, .rows, state, action)
      core.root.add(cache)
    }
    return _StoreCollection(cache)
  }
}

/// The stores of the rows of a list.
public struct _StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  private let stores: AnyRowStores<ID, State, Action>
  private let ids: OrderedIDs<ID>
  private let sample: State?

  @MainActor
  init(_ stores: AnyRowStores<ID, State, Action>) {
    self.stores = stores
    (ids, sample) = stores.listing()
  }

  /// The position of the first row.
  public var startIndex: Int { ids.startIndex }

  /// The position after the last row.
  public var endIndex: Int { ids.endIndex }

  /// The store of the row at a position; to be asked for on the main actor.
  public subscript(position: Int) -> Store<State, Action> {
    let id = ids[position]
    guard let sample else { preconditionFailure("The position \(position) is out of bounds.") }
    // The closure runs at once, on this thread: nothing is handed over.
    nonisolated(unsafe) let state = sample
    return MainActor.assumeIsolated { [stores] in stores.store(id, sample: state) }
  }
}
