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
  private let source: RowSource<ParentState, ID, State>
  private let embed: (ID, Action) -> ParentAction
  private var rows: [ID: Known] = [:]
  private var structure: UInt64

  init(
    _ core: StoreCore<ParentState, ParentAction>, _ source: RowSource<ParentState, ID, State>,
    _ embed: @escaping (ID, Action) -> ParentAction
  ) {
    self.core = core
    self.source = source
    self.embed = embed
    structure = source.structure(core.pointer)
  }

  /// The number of stores kept.
  var count: Int { rows.count }

  override func listing() -> (ids: OrderedIDs<ID>, sample: State?) {
    stateDidChange()
    return source.listing(core.pointer)
  }

  override func store(_ id: ID, sample: State) -> Store<State, Action> {
    stateDidChange()
    if let known = rows[id] { return known.store }
    let place = RowPlace(source, id: id)
    guard let row = Row(core, place, { [embed] in embed(id, $0) }) else {
      reportIssue(
        "The store of a row was asked for that was removed: \(id). Scope to the rows again.")
      return Store(core: Row(core, gone: sample, place))
    }
    let store = Store(core: row)
    rows[id] = Known(store: store, core: row)
    return store
  }

  // A row that has gone may come back under its id.
  var canWait: Bool { false }

  var isOver: Bool { false }

  @discardableResult
  func stateDidChange() -> Bool {
    guard core.isAlive else { return removeRows { _ in true } }
    let pointer = core.locate(tracks: false)
    let current = source.structure(pointer)
    guard current != structure else { return false }
    structure = current
    return removeRows { !source.contains($0, pointer) }
  }

  private func removeRows(_ isGone: (ID) -> Bool) -> Bool {
    var hasRemoved = false
    for (id, row) in rows where isGone(id) {
      rows[id] = nil
      row.core.end()
      hasRemoved = true
    }
    return hasRemoved
  }
}
