import ConcurrencyExtras
public import Dependencies
import Sharing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A store for tests: each action sent and received is asserted, with the change that it makes.
///
/// ```swift
/// let store = TestStore(initialState: Counter.State()) { Counter() }
/// await store.send(.incrementButtonTapped) { $0.count = 1 }
/// ```
///
/// Whatever is not asserted fails the test: a change of the state, an action that an effect sent,
/// an effect that still runs when the store is released. See ``exhaustivity`` for tests that look at
/// a part only.
///
/// While a test store lives, all tasks of the process run on the main thread, one after the other, so
/// that effects run in a fixed order.
@MainActor
public final class TestStore<State, Action> {
  /// The dependencies that the reducer and its effects see.
  ///
  /// A change holds for the actions that are sent or received from now on.
  public var dependencies: DependencyValues {
    get { core.dependencies }
    set { core.dependencies = newValue }
  }

  /// How much must be asserted.
  public var exhaustivity: Exhaustivity = .on

  /// How long `receive` and `finish` wait, if they are not told otherwise.
  public var timeout: Duration = .seconds(1)

  /// Whether all tasks of the process run on the main thread while this store lives.
  public var useMainSerialExecutor: Bool {
    get { mainSerialExecutor != nil }
    set { mainSerialExecutor = newValue ? mainSerialExecutor ?? MainSerialExecutorScope() : nil }
  }

  /// The state as far as it has been asserted.
  public internal(set) var state: State

  /// Whether the feature has dismissed itself.
  public internal(set) var isDismissed = false

  let core: RootCore<State, Action>
  let received = ReceivedActions<State, Action>()
  private let creation: SourceSite
  private let mainThread = pthread_self()
  private var mainSerialExecutor: MainSerialExecutorScope? = MainSerialExecutorScope()

  /// Makes a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from.
  ///   - reducer: The feature under test.
  ///   - prepareDependencies: Overrides dependencies for the reducer and its effects.
  public init<R: Reducer>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where State: Equatable, R.State == State, R.Action == Action {
    creation = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    core = withDependencies(prepareDependencies) {
      RootCore(initialState: initialState(), reducer: reducer())
    }
    state = core.state
    core.dependencies.sharedChangeRecorder = received.recorder
    core.dependencies[RootDismissKey.self] = RootDismissal { [weak self] in
      self?.isDismissed = true
    }
    received.stackElementIDs = core.dependencies.stackElementID
    core.onEffectEvent = { [received] in received.wake() }
    core.onReduce = { [received] action, origin, state in received.record(action, origin, state) }
  }

  /// An isolated `deinit` would not see the task-local values of the test, so this one is not.
  deinit {
    let leftovers = Leftovers(core: core, received: received)
    let end = { @MainActor [exhaustivity, creation] in
      leftovers.complete(exhaustivity, at: creation)
    }
    if pthread_equal(pthread_self(), mainThread) != 0 {
      MainActor.assumeIsolated(end)
    } else {
      Task { @MainActor in end() }
    }
  }

  var leftovers: Leftovers<State, Action> { Leftovers(core: core, received: received) }
}

/// A test store of a reducer.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action>
