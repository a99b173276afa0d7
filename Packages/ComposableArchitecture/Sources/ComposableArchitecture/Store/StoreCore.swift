/// What is behind a store: the root of all state, or a way from it to a part.
@MainActor
@usableFromInline
class StoreCore<State, Action> {
  @usableFromInline
  nonisolated init() {}

  /// The place of the state, valid until the next action; the read is told to the observation in
  /// progress.
  @usableFromInline
  var pointer: UnsafePointer<State> {
    preconditionFailure("A core must know where its state is.")
  }

  /// Whether the state is still there.
  @usableFromInline
  var isAlive: Bool { true }

  /// What the root offers to all.
  @usableFromInline
  var root: any RootAccess {
    preconditionFailure("A core must know its root.")
  }

  /// Sends an action from outside.
  @usableFromInline
  func send(_ action: Action) -> StoreTask {
    preconditionFailure("A core must know where actions go.")
  }
}

/// What the root core offers to the cores below it.
@MainActor
@usableFromInline
protocol RootAccess: AnyObject, Sendable {
  var version: UInt64 { get }
  var hasRunningEffects: Bool { get }
  func settle() async
  func addListener(_ listener: StateListener) -> UInt64
  func removeListener(_ id: UInt64)
  func add(_ watcher: any ScopeWatcher)
}

/// Looks after each action whether a child is still there.
@MainActor
@usableFromInline
protocol ScopeWatcher: AnyObject {
  func stateDidChange()
}

struct WeakWatcher {
  weak var value: (any ScopeWatcher)?
}

/// Whom to tell after each action.
@usableFromInline
struct StateListener {
  let tell: @MainActor () -> Void

  /// Told that the store is gone.
  let end: @MainActor () -> Void
}
