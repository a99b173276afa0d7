public import ComposableArchitecture
public import FactFeature

/// The screen SCREEN: fact 5, and the favorite among the numbers that it has shown.
@Reducer
public struct SCREENFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var fact: FactFeature.State
    /// The number that was liked last, if any was.
    public var favorite: Int?

    /// Starts with the fact about `number`.
    public init(number: Int = 5) {
      self.fact = FactFeature.State(number: number)
    }
  }

  public enum Action: Equatable, Sendable {
    case fact(FactFeature.Action)
    case favoriteButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    FactFeature().pullback(state: \.fact, action: \.fact)
    Reduce { state, action in
      switch action {
      case .favoriteButtonTapped:
        state.favorite = state.fact.number
        return .none
      case .fact:
        return .none
      }
    }
  }
}
