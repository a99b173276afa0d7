/// The scoped stores that a store has made, by the way to their state.
@MainActor
@usableFromInline
struct ChildStores {
  @usableFromInline
  struct Entry {
    @usableFromInline let state: CompiledKeyPath
    @usableFromInline let action: CompiledKeyPath
    @usableFromInline let store: AnyObject
  }

  // Few, as a rule: comparing pointers one after the other is fastest.
  @usableFromInline var entries: [Entry] = []

  @usableFromInline
  nonisolated init() {}

  /// The number of stores kept.
  var count: Int { entries.count }

  /// The store made for a way, if there is one.
  @usableFromInline
  func find(_ state: CompiledKeyPath, _ action: CompiledKeyPath) -> AnyObject? {
    for entry in entries where entry.state === state && entry.action === action {
      return entry.store
    }
    return nil
  }

  /// Keeps a store in place of an earlier one.
  @usableFromInline
  mutating func keep(_ store: AnyObject, _ state: CompiledKeyPath, _ action: CompiledKeyPath) {
    entries.removeAll { $0.state === state && $0.action === action }
    entries.append(Entry(state: state, action: action, store: store))
  }

  /// Lets a store go.
  mutating func drop(_ state: CompiledKeyPath, _ action: CompiledKeyPath) {
    entries.removeAll { $0.state === state && $0.action === action }
  }
}
