/// The scoped stores that a store has made, by the way to their state.
@MainActor
struct ChildStores {
  private struct Entry {
    let state: CompiledKeyPath
    let action: CompiledKeyPath
    let store: AnyObject
  }

  // Few, as a rule: comparing pointers one after the other is fastest.
  private var entries: [Entry] = []

  nonisolated init() {}

  /// The number of stores kept.
  var count: Int { entries.count }

  /// The store made for a way, if there is one.
  func find<Child: AnyObject>(
    _ state: CompiledKeyPath, _ action: CompiledKeyPath, as type: Child.Type
  ) -> Child? {
    for entry in entries where entry.state === state && entry.action === action {
      return entry.store as? Child
    }
    return nil
  }

  /// Keeps a store in place of an earlier one.
  mutating func keep(_ store: AnyObject, _ state: CompiledKeyPath, _ action: CompiledKeyPath) {
    entries.removeAll { $0.state === state && $0.action === action }
    entries.append(Entry(state: state, action: action, store: store))
  }

  /// Lets a store go.
  mutating func drop(_ state: CompiledKeyPath, _ action: CompiledKeyPath) {
    entries.removeAll { $0.state === state && $0.action === action }
  }
}
