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
    /// Fact 2.
    public var fact: FactFeature.State
    /// The screen in front, while it is open.
    @Presents public var b2: B2Feature.State?

    /// Starts with the fact about `number`.
    public init(loginData: String = "", number: Int = 2) {
      self.loginData = loginData
      self.fact = FactFeature.State(number: number)
    }
  }

  /// What can happen on the screen and in front of it.
  public enum Action: Equatable, Sendable {
    /// The screen is in front.
    case appeared
    /// Something has happened on B2.
    case b2(PresentationAction<B2Feature.Action>)
    /// Something has happened to the fact.
    case fact(FactFeature.Action)
    /// B2 is wanted.
    case openB2ButtonTapped
    /// A link to this package, or to one in front of it, was opened.
    case opened(B1Destination)
  }

  /// Creates the feature.
  public init() {}

  /// The fact, the way to B2, and B2.
  public var body: some ReducerOf<Self> {
    FactFeature().pullback(state: \.fact, action: \.fact)
    Reduce { state, action in
      switch action {
      case .openB2ButtonTapped:
        state.b2 = B2Feature.State()
        return state.fact.leave()

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
          ? .send(.fact(.appeared)) : state.fact.leave()

      case .appeared, .b2, .fact:
        return .none
      }
    }
    .ifLet(\.$b2, action: \.b2) {
      B2Feature()
    }
  }
}

extension B1Feature.State {
  /// Leaves the screen and what is in front of it: requests under way are cancelled, and asked again
  /// when their screen is back.
  public mutating func leave<ParentAction>() -> Effect<ParentAction> {
    .merge(fact.leave(), b2?.fact.leave() ?? .none)
  }
}
