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

  /// A way, to find one of many.
  private struct Way: Hashable {
    let state: UnsafeRawPointer
    let action: UnsafeRawPointer
    let kind: Kind
  }

  /// Up to this many are compared one after the other.
  @inlinable static var fewLimit: Int { 16 }

  // Few, as a rule: comparing pointers one after the other is fastest.
  @usableFromInline var entries = ContiguousArray<Entry>()

  // What does not fit in there.
  private var others: [Way: AnyObject] = [:]

  @usableFromInline
  init() {}

  /// The number of stores kept.
  var count: Int { entries.count + others.count }

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
    return index < Self.fewLimit ? nil : findOther(kind, state, action)
  }

  @usableFromInline
  @inline(never)
  func findOther(
    _ kind: Kind, _ state: UnsafeRawPointer, _ action: UnsafeRawPointer
  ) -> AnyObject? {
    others[Way(state: state, action: action, kind: kind)]
  }

  /// Keeps a store for a way that has none.
  @usableFromInline
  mutating func add(
    _ store: AnyObject, _ kind: Kind, _ state: UnsafeRawPointer, _ action: UnsafeRawPointer
  ) {
    if entries.count < Self.fewLimit {
      entries.append(Entry(state: state, action: action, kind: kind, store: store))
    } else {
      others[Way(state: state, action: action, kind: kind)] = store
    }
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
    guard !others.isEmpty else { return }
    others[Way(state: state, action: action, kind: kind)] = nil
    // The others are looked at only if the places of the few are taken.
    if entries.count < Self.fewLimit, let (way, store) = others.popFirst() {
      add(store, way.kind, way.state, way.action)
    }
  }

  private static func address(_ keyPath: CompiledKeyPath) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(keyPath).toOpaque())
  }
}
