public import ComposableArchitecture
public import FactFeature
public import FeatureB2

/// The screen B1: who logged in, fact 2, and the way to B2.
@Reducer
public struct B1Feature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// Who logged in; handed down by the parent when this screen appears.
    public var loginData: String
    public var fact: FactFeature.State
    @Presents public var b2: B2Feature.State?

    /// Starts with the fact about `number`.
    public init(loginData: String = "", number: Int = 2) {
      self.loginData = loginData
      self.fact = FactFeature.State(number: number)
    }
  }

  public enum Action: Equatable, Sendable {
    case appeared
    case b2(PresentationAction<B2Feature.Action>)
    case fact(FactFeature.Action)
    case openB2ButtonTapped
    case opened(B1Destination)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    FactFeature().pullback(state: \.fact, action: \.fact)
    Reduce { state, action in
      switch action {
      case .openB2ButtonTapped:
        state.b2 = B2Feature.State()
        return .cancel(id: FactFeature.CancelID.request)

      case .opened(.b1(let request)):
        state.b2 = nil
        return .send(.fact(.requested(request)))

      case .opened(.b2(.b2(let request))):
        guard state.b2 == nil else {
          return .send(.b2(.presented(.fact(.requested(request)))))
        }
        state.b2 = B2Feature.State(request)
        // What is below is loaded too, as if the user had come through it.
        return state.fact.phase == .idle
          ? .send(.fact(.appeared)) : .cancel(id: FactFeature.CancelID.request)

      case .appeared, .b2, .fact:
        return .none
      }
    }
    .ifLet(\.$b2, action: \.b2) {
      B2Feature()
    }
  }
}
