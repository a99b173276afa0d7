import ComposableArchitecture

@Reducer
struct Worker {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var log: [Int] = []
  }
  enum Action: Equatable {
    case start(Int), stop, restart(Int), did(Int), stopAndStart(Int), startAndStop(Int), dismiss,
      startAndDismiss(Int), debounce(Int), throttle(Int, Bool), sleepThenDismiss
  }
  enum CancelID { case work, debounce, throttle }
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  func work(_ n: Int) -> EffectOf<Self> {
    .run { send in
      try await clock.sleep(for: .seconds(1))
      await send(.did(n))
    }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start(let n): return work(n).cancellable(id: CancelID.work)
      case .restart(let n): return work(n).cancellable(id: CancelID.work, cancelInFlight: true)
      case .stop: return .cancel(id: CancelID.work)
      case .did(let n):
        state.log.append(n)
        return .none
      case .stopAndStart(let n):
        return .merge(.cancel(id: CancelID.work), work(n).cancellable(id: CancelID.work))
      case .startAndStop(let n):
        return .merge(work(n).cancellable(id: CancelID.work), .cancel(id: CancelID.work))
      case .dismiss: return .run { _ in await dismiss() }
      case .startAndDismiss(let n): return .merge(work(n), .run { _ in await dismiss() })
      case .debounce(let n):
        return .send(.did(n)).debounce(id: CancelID.debounce, for: .seconds(1), clock: clock)
      case .throttle(let n, let latest):
        return .send(.did(n)).throttle(
          id: CancelID.throttle, for: .seconds(1), clock: clock, latest: latest)
      case .sleepThenDismiss:
        return .run { _ in
          try await clock.sleep(for: .seconds(1))
          await dismiss()
        }
      }
    }
  }
}
