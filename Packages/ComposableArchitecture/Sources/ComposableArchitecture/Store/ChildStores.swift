/// The scoped stores that a store has made, by the way to their state.
///
/// A way is known by the addresses of its compiled key paths, which are never freed.
@usableFromInline
struct ChildStores {
  @usableFromInline
  struct Entry {
    @usableFromInline let state: UnsafeRawPointer
    @usableFromInline let action: UnsafeRawPointer
    @usableFromInline let kind: Kind
    @usableFromInline let store: AnyObject

    @inlinable
    init(state: UnsafeRawPointer, action: UnsafeRawPointer, kind: Kind, store: AnyObject) {
      self.state = state
      self.action = action
      self.kind = kind
      self.store = store
    }
  }

  /// What kind of store was made: together with the way it fixes the store's type.
  @usableFromInline
  enum Kind: Sendable {
    case field, optional, presented, rows
  }

  // Few, as a rule: comparing pointers one after the other is fastest.
  @usableFromInline var entries = ContiguousArray<Entry>()

  @inlinable
  init() {}

  /// The number of stores kept.
  var count: Int { entries.count }

  /// The store made for a way, if there is one.
  @inlinable
  func find(_ kind: Kind, _ state: UnsafeRawPointer, _ action: UnsafeRawPointer) -> AnyObject? {
    var index = 0
    while index < entries.count {
      if entries[index].state == state, entries[index].action == action,
        entries[index].kind == kind
      {
        return entries[index].store
      }
      index += 1
    }
    return nil
  }

  /// Keeps a store for a way that has none.
  @inlinable
  mutating func add(
    _ store: AnyObject, _ kind: Kind, _ state: UnsafeRawPointer, _ action: UnsafeRawPointer
  ) {
    entries.append(Entry(state: state, action: action, kind: kind, store: store))
  }

  /// The store made for a way, if there is one.
  func find(_ kind: Kind, _ state: CompiledKeyPath, _ action: CompiledKeyPath) -> AnyObject? {
    find(kind, Self.address(state), Self.address(action))
  }

  /// Keeps a store in place of an earlier one.
  mutating func keep(
    _ store: AnyObject, _ kind: Kind, _ state: CompiledKeyPath, _ action: CompiledKeyPath
  ) {
    drop(kind, state, action)
    add(store, kind, Self.address(state), Self.address(action))
  }

  /// Lets a store go.
  mutating func drop(_ kind: Kind, _ state: CompiledKeyPath, _ action: CompiledKeyPath) {
    let state = Self.address(state)
    let action = Self.address(action)
    entries.removeAll { $0.state == state && $0.action == action && $0.kind == kind }
  }

  private static func address(_ keyPath: CompiledKeyPath) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(keyPath).toOpaque())
  }
}
