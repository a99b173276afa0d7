/// The scoped stores that a store has made, by the way to their state.
@MainActor
@usableFromInline
struct ChildStores {
  @usableFromInline
  struct Entry {
    @usableFromInline let state: CompiledKeyPath
    @usableFromInline let action: CompiledKeyPath
    @usableFromInline let kind: Kind
    @usableFromInline let store: AnyObject
  }

  /// What kind of store was made: together with the way it fixes the store's type.
  @usableFromInline
  enum Kind: Sendable {
    case field, optional, presented, rows
  }

  // Few, as a rule: comparing pointers one after the other is fastest.
  @usableFromInline var entries: [Entry] = []

  @usableFromInline
  nonisolated init() {}

  /// The number of stores kept.
  var count: Int { entries.count }

  /// The store made for a way, if there is one.
  @usableFromInline
  func find(
    _ kind: Kind, _ state: CompiledKeyPath, _ action: CompiledKeyPath
  ) -> AnyObject? {
    entries.withUnsafeBufferPointer { entries in
      for index in entries.indices
      where entries[index].state === state && entries[index].action === action
        && entries[index].kind == kind
      {
        return entries[index].store
      }
      return nil
    }
  }

  /// Keeps a store in place of an earlier one.
  @usableFromInline
  mutating func keep(
    _ store: AnyObject, _ kind: Kind, _ state: CompiledKeyPath, _ action: CompiledKeyPath
  ) {
    drop(kind, state, action)
    entries.append(Entry(state: state, action: action, kind: kind, store: store))
  }

  /// Lets a store go.
  mutating func drop(_ kind: Kind, _ state: CompiledKeyPath, _ action: CompiledKeyPath) {
    entries.removeAll { $0.state === state && $0.action === action && $0.kind == kind }
  }
}
