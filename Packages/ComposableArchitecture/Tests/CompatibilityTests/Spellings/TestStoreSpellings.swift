import ComposableArchitecture
import Testing

@Reducer
private struct Player {
  @ObservableState
  struct State: Equatable {
    var ticks = 0
    var title = ""
    var isPlaying = false
    @Presents var alert: AlertState<Never>?
  }
  enum Action: BindableAction, Equatable, ViewAction {
    case alert(PresentationAction<Never>)
    case binding(BindingAction<State>)
    case loaded(Result<String, Failure>)
    case tick
    case view(View)

    @CasePathable
    enum View: Equatable {
      case loadTapped
      case playTapped
      case renamed(String, Int)
      case stopTapped
    }
  }
  struct Failure: Error, Equatable {}
  private enum CancelID { case play }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert, .binding:
        return .none
      case .loaded(.success(let title)):
        state.title = title
        return .none
      case .loaded(.failure):
        state.alert = AlertState { TextState("Failed") }
        return .none
      case .tick:
        state.ticks += 1
        return .none
      case .view(.loadTapped):
        return .run { send in
          await send(.loaded(.success("a")))
          await send(.loaded(.failure(Failure())))
        }
      case .view(.playTapped):
        state.isPlaying = true
        return .run { send in
          for await _ in self.clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
        .cancellable(id: CancelID.play)
      case .view(.renamed(let title, let count)):
        state.title = String(repeating: title, count: count)
        return .none
      case .view(.stopTapped):
        state.isPlaying = false
        return .cancel(id: CancelID.play)
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@MainActor
struct TestStoreSpellings {
  fileprivate let clock = TestClock()

  private var store: TestStoreOf<Player> {
    TestStore(initialState: Player.State(), reducer: { Player() }) {
      $0.continuousClock = clock
    }
  }

  @Test func sends() async throws {
    let store = store
    await store.send(.view(.renamed("a", 2))) { $0.title = "aa" }
    await store.send(\.view.renamed, ("b", 2)) { state in state.title = "bb" }
    await store.send(\.binding.title, "c") { $0.title = "c" }
    await store.send(\.loaded, .success("d")) { $0.title = "d" }
    await store.send(\.loaded.success, "e") { $0.title = "e" }
    await store.send(\.loaded.failure, Player.Failure()) {
      $0.alert = AlertState { TextState("Failed") }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    let task: TestStoreTask = await store.send(\.view.playTapped) { $0.isPlaying = true }
    #expect(!task.isCancelled)
    await clock.advance(by: .seconds(1))
    await store.receive(\.tick) { $0.ticks = 1 }
    await task.cancel()
    await task.finish(timeout: .seconds(1))
    #expect(store.state.ticks == 1)
  }

  @Test func receives() async {
    let store = store
    store.timeout = .seconds(2)
    await store.send(\.view.loadTapped)
    await store.receive(.loaded(.success("a")), timeout: .seconds(1)) { $0.title = "a" }
    await store.receive(\.loaded.failure, Player.Failure(), timeout: .seconds(1)) {
      $0.alert = AlertState { TextState("Failed") }
    }
    await store.send(.view(.loadTapped))
    await store.receive({ $0 == .loaded(.success("a")) }, timeout: .seconds(1))
    await store.receive(\.loaded.failure)
    await store.finish(timeout: .seconds(1))
  }

  @Test func receivesWithTimeoutsInNanoseconds() async {
    let store = store
    await store.send(\.view.loadTapped)
    await store.receive(.loaded(.success("a")), timeout: 1_000_000) { $0.title = "a" }
    await store.receive(\.loaded, timeout: 1_000_000) {
      $0.alert = AlertState { TextState("Failed") }
    }
    await store.finish(timeout: 1_000_000)
  }

  @Test func skips() async {
    let store = store
    await store.send(.view(.playTapped)) { $0.isPlaying = true }
    await store.send(.view(.loadTapped))
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: true)
    await store.finish()
    #expect(store.state.alert != nil)
  }

  @Test func exhaustivityIsTurnedOff() async {
    let store = store
    store.exhaustivity = .off
    await store.send(.view(.playTapped))
    await clock.advance(by: .seconds(3))
    await store.receive(\.tick)
    await store.receive(\.tick)
    await store.send(.view(.stopTapped)) { $0.isPlaying = false }
    store.assert { $0.ticks = 3 }
    store.exhaustivity = .on
    await store.send(.view(.renamed("a", 1))) { $0.title = "a" }
    store.withExhaustivity(.off(showSkippedAssertions: true)) {
      store.assert { $0.title = "a" }
    }
  }

  @Test func assertionsMayThrow() async {
    let store = store
    await store.send(.view(.renamed("a", 1))) {
      $0.title = try #require(Optional("a"))
    }
  }

  @Test func dependenciesAndInitialStateAreShared() async {
    let store = TestStore(
      initialState: withDependencies {
        $0.uuid = .incrementing
      } operation: {
        Player.State(title: DependencyValues._current.uuid().uuidString)
      }
    ) {
      Player()
    }
    #expect(store.state.title == UUID(0).uuidString)
    store.dependencies.continuousClock = ImmediateClock()
    store.dependencies[keyPath: \.date] = .constant(Date(timeIntervalSince1970: 0))
    store.useMainSerialExecutor = true
  }

  /// As a project's own helper passes its caller's place on.
  private func renameAndCheck(
    _ store: TestStoreOf<Player>, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await store.send(
      .view(.renamed("x", 1)), assert: { $0.title = "x" }, fileID: fileID, file: file, line: line,
      column: column)
    await store.finish(fileID: fileID, file: file, line: line, column: column)
  }

  @Test func helpersForwardTheirPlace() async {
    await renameAndCheck(store)
  }
}
