public import Dependencies
public import Observation

/// The object that runs a feature: it holds the state, handles actions and performs effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementButtonTapped)
/// ```
///
/// A store lives on the main actor. Reads of its state's fields can be observed.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  @usableFromInline let core: StoreCore<State, Action>
  @exclusivity(unchecked) @usableFromInline var children = ChildStores()

  @inlinable
  init(core: StoreCore<State, Action>) {
    self.core = core
  }

  /// Creates the store of a feature.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from.
  ///   - reducer: The feature's reducer.
  ///   - prepareDependencies: Overrides dependencies for the reducer and its effects.
  @inlinable
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    guard let prepareDependencies else {
      self.init(core: RootCore(initialState: initialState(), reducer: reducer()))
      return
    }
    let core = withDependencies(prepareDependencies) {
      RootCore(initialState: initialState(), reducer: reducer(), dependencies: ._current)
    }
    self.init(core: core)
  }

  /// Sends an action; it is handled, with all that follow from it at once, before this returns.
  ///
  /// An action sent while another one is handled waits for its turn.
  ///
  /// - Parameter action: The action.
  /// - Returns: The effects that were started.
  @inlinable
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    core.send(action)
  }

  /// Reads the state.
  ///
  /// - Parameter body: Is given the state.
  /// - Returns: What `body` returns.
  @inlinable
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    let state = core.pointer.pointee
    return body(state)
  }

  /// The state.
  @inlinable
  public var state: State { core.pointer.pointee }

  /// Whether effects of this store, or of the store it was scoped from, are running.
  public var hasRunningEffects: Bool { core.root.hasRunningEffects }

  /// Waits until no effect is running, in the whole store that this one was scoped from.
  public func settle() async { await core.root.settle() }
}

/// The store of a reducer.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store where State: ObservableState {
  /// Reads a part of the state.
  ///
  /// - Parameter keyPath: The part.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    let isObserving = ObservationProbe.isObserving
    return StatePath.value(keyPath, at: core.locate(tracks: isObserving), tracks: isObserving)
  }
}

extension Store: Observable {}

extension Store: @MainActor CustomDebugStringConvertible {
  /// The types of the store.
  public var debugDescription: String { "Store<\(State.self), \(Action.self)>" }
}

extension Store: Equatable {
  /// Whether two stores are the same object.
  nonisolated public static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }
}

extension Store: Hashable {
  /// Hashes the store's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Store: Identifiable {}
