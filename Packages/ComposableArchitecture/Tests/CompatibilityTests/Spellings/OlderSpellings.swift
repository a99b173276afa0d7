import ComposableArchitecture
import Foundation
import Testing

@Reducer
private struct Profile {
  struct State: Equatable {
    @BindingState var name = ""
    @BindingState var settings = Settings()
    @PresentationState var alert: AlertState<Action.Alert>?
    var changes = 0

    struct Settings: Equatable, Sendable { var isOn = false }
  }
  enum Action: BindableAction, Equatable {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case load
    case loaded(TaskResult<String>)

    enum Alert: Equatable { case ok }
  }
  struct Failure: Error, Equatable {}

  var load: @Sendable () async throws -> String = { "Blob" }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$name):
        state.changes += 1
        return .none
      case .alert, .binding:
        return .none
      case .load:
        return .run { send in await send(.loaded(TaskResult { try await load() })) }
      case .loaded(.success(let name)):
        state.name = name
        return .none
      case .loaded(.failure):
        state.alert = AlertState { TextState("Failed") }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

/// Spellings from before observation, which migrating code still has.
@MainActor
struct OlderSpellings {
  @Test func stateWithoutObservationIsBound() async {
    let store = TestStore(initialState: Profile.State()) { Profile() }
    await store.send(.set(\.$name, "a")) {
      $0.name = "a"
      $0.changes = 1
    }
    await store.send(.binding(.set(\.$settings.isOn, true))) { $0.settings.isOn = true }
    await store.send(\.binding.$name, "b") {
      $0.name = "b"
      $0.changes = 2
    }
  }

  @Test func timeoutsAreSetInNanoseconds() async {
    let store = TestStore(initialState: Profile.State()) { Profile() }
    let nanosecondsPerSecond: UInt64 = 1_000_000_000
    store.timeout = 5 * nanosecondsPerSecond
    #expect(store.timeout == .seconds(5))
    store.timeout = 1_000_000_000
    #expect(store.timeout == .seconds(1))
    store.timeout = .milliseconds(1_500)
    let nanoseconds: UInt64 = store.timeout
    #expect(nanoseconds == 1_500_000_000)
    store.timeout = .seconds(Int64.max)
    #expect(store.timeout as UInt64 == .max)
  }

  @Test func taskResultsAreReceived() async {
    let store = TestStore(initialState: Profile.State()) { Profile() }
    await store.send(.load)
    await store.receive(.loaded(.success("Blob"))) { $0.name = "Blob" }
    await store.send(.load)
    await store.receive(\.loaded.success)
  }

  @Test func failuresAreReceived() async {
    let store = TestStore(initialState: Profile.State()) {
      Profile(load: { throw Profile.Failure() })
    }
    await store.send(.load)
    await store.receive(.loaded(.failure(Profile.Failure()))) {
      $0.alert = AlertState { TextState("Failed") }
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test func taskResultsAreCompared() async throws {
    struct Opaque: Error {}
    struct Other: Error {}
    #expect(TaskResult.success(1) == .success(1))
    #expect(TaskResult<Int>.failure(Profile.Failure()) == .failure(Profile.Failure()))
    #expect(TaskResult<Int>.failure(Opaque()) != .failure(Other()))
    withExpectedIssue { #expect(TaskResult<Int>.failure(Opaque()) != .failure(Opaque())) }
    #expect(try TaskResult(Result<Int, any Error>.success(1)).map { $0 + 1 }.value == 2)
    #expect(throws: Opaque.self) { try Result(TaskResult<Int>.failure(Opaque())).get() }
    let caught = await TaskResult<Int> { throw Profile.Failure() }
    #expect(caught == .failure(Profile.Failure()))
    #expect(Set([TaskResult.success(1), .success(1)]).count == 1)
  }
}
