import IdentifiedCollections
import IssueReporting

/// The stores of rows, the parent's type hidden.
@MainActor
class AnyRowStores<ID: Hashable & Sendable, State, Action> {
  /// The ids of the rows that there are, and the state of one of them.
  func listing() -> (ids: OrderedIDs<ID>, sample: State?) {
    preconditionFailure("Rows must know their ids.")
  }

  /// The store of a row; for a row that is gone, one that is gone as well and shows `sample`.
  func store(_ id: ID, sample: State) -> Store<State, Action> {
    preconditionFailure("Rows must know their stores.")
  }
}

/// The stores of the rows of a list; those of removed rows are let go.
final class RowStores<ParentState, ParentAction, ID: Hashable & Sendable, State, Action>:
  AnyRowStores<ID, State, Action>, ScopeWatcher
{
  private typealias Row = ChildCore<ParentState, ParentAction, State, Action>
  private struct Known {
    let store: Store<State, Action>
    let core: Row
  }

  private let core: StoreCore<ParentState, ParentAction>
  private let state: StatePath<ParentState, IdentifiedArray<ID, State>>
  private let action: ActionPath<ParentAction, IdentifiedAction<ID, Action>>
  private var rows: [ID: Known] = [:]
  private var structure: UInt64

  init(
    _ core: StoreCore<ParentState, ParentAction>,
    _ state: StatePath<ParentState, IdentifiedArray<ID, State>>,
    _ action: ActionPath<ParentAction, IdentifiedAction<ID, Action>>
  ) {
    self.core = core
    self.state = state
    self.action = action
    structure = state.read(core.pointer, tracks: false) { $0.pointee._$structure }
  }

  /// The number of stores kept.
  var count: Int { rows.count }

  override func listing() -> (ids: OrderedIDs<ID>, sample: State?) {
    stateDidChange()
    return state.read(core.pointer, tracks: true) { ($0.pointee.ids, $0.pointee.elements.first) }
  }

  override func store(_ id: ID, sample: State) -> Store<State, Action> {
    stateDidChange()
    if let known = rows[id] { return known.store }
    let embed = action.embed
    let place = RowPlace(state, id: id)
    guard let row = Row(core, place, { embed(.element(id: id, action: $0)) }) else {
      reportIssue(
        "The store of a row was asked for that was removed: \(id). Scope to the rows again.")
      return Store(core: Row(core, gone: sample, place))
    }
    let store = Store(core: row)
    rows[id] = Known(store: store, core: row)
    return store
  }

  func stateDidChange() {
    guard core.isAlive else { return removeRows { _ in true } }
    let pointer = core.pointer
    state.read(pointer, tracks: false) { place in
      guard place.pointee._$structure != structure else { return }
      structure = place.pointee._$structure
      removeRows { place.pointee.index(id: $0) == nil }
    }
  }

  private func removeRows(_ isGone: (ID) -> Bool) {
    for (id, row) in rows where isGone(id) {
      rows[id] = nil
      row.core.end()
    }
  }
}
