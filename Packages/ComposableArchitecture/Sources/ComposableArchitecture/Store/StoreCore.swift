/// What is behind a store: the root of all state, or a way from it to a part.
@MainActor
@usableFromInline
class StoreCore<State, Action> {
  /// What the root tells of changes.
  @usableFromInline final let notices: RootNotices

  /// The place of the state, if it stays while the root lives: it does on a way of fields only.
  @usableFromInline final let fixedPlace: UnsafeRawPointer?

  @inlinable
  init(_ notices: RootNotices, at fixedPlace: UnsafeRawPointer?) {
    self.notices = notices
    self.fixedPlace = fixedPlace
  }

  /// The place of the state, valid until the next action; the read is told to the observation in
  /// progress.
  @usableFromInline
  final var pointer: UnsafePointer<State> { locate(tracks: ObservationProbe.isObserving) }

  /// The place of the state, valid until the next action.
  ///
  /// - Parameter tracks: Whether the read is told to the observation in progress.
  @usableFromInline
  func locate(tracks: Bool) -> UnsafePointer<State> {
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

  /// Says when the action that is sent next is still meant, if it has to wait for its turn.
  ///
  /// - Returns: Whether it has to wait.
  func queueNext(if isMeant: @escaping () -> Bool) -> Bool
  func settle() async
  func addListener(_ listener: StateListener) -> UInt64
  func removeListener(_ id: UInt64)
  func add(_ watcher: any ScopeWatcher)
}

/// Whom to tell after each action.
@usableFromInline
struct StateListener {
  let tell: @MainActor () -> Void

  /// Told that the store is gone.
  let end: @MainActor () -> Void
}
