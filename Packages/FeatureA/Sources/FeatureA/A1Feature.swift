public import ComposableArchitecture
public import FactFeature

/// The screen A1: fact 1, and the way to A2.
@Reducer
public struct A1Feature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var fact: FactFeature.State
    @Presents public var a2: A2Feature.State?

    /// Starts with the fact about `number`.
    public init(number: Int = 1) {
      self.fact = FactFeature.State(number: number)
    }
  }

  public enum Action: Equatable, Sendable {
    case a2(PresentationAction<A2Feature.Action>)
    case fact(FactFeature.Action)
    case openA2ButtonTapped
    case opened(ADestination)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    FactFeature().pullback(state: \.fact, action: \.fact)
    Reduce { state, action in
      switch action {
      case .openA2ButtonTapped:
        state.a2 = A2Feature.State()
        return .cancel(id: FactFeature.CancelID.request)

      case .opened(.a1(let request)):
        state.a2 = nil
        return .send(.fact(.requested(request)))

      case .opened(.a2(let request)):
        guard state.a2 == nil else {
          return .send(.a2(.presented(.fact(.requested(request)))))
        }
        state.a2 = A2Feature.State(request)
        // What is below is loaded too, as if the user had come through it.
        return state.fact.phase == .idle
          ? .send(.fact(.appeared)) : .cancel(id: FactFeature.CancelID.request)

      case .a2, .fact:
        return .none
      }
    }
    .ifLet(\.$a2, action: \.a2) {
      A2Feature()
    }
  }
}
