public import ComposableArchitecture
public import FactFeature

/// The screen A1: fact 1, and the way to A2.
@Reducer
public struct A1Feature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// Fact 1.
    public var fact: FactFeature.State
    /// The screen in front, while it is open.
    @Presents public var a2: A2Feature.State?

    /// Starts with the fact about `number`.
    public init(number: Int = 1) {
      self.fact = FactFeature.State(number: number)
    }
  }

  /// What can happen on the screen and in front of it.
  public enum Action: Equatable, Sendable {
    /// Something has happened on A2.
    case a2(PresentationAction<A2Feature.Action>)
    /// Something has happened to the fact.
    case fact(FactFeature.Action)
    /// A2 is wanted.
    case openA2ButtonTapped
    /// A link to this package was opened.
    case opened(ADestination)
  }

  /// Creates the feature.
  public init() {}

  /// The fact, the way to A2, and A2.
  public var body: some ReducerOf<Self> {
    FactFeature().pullback(state: \.fact, action: \.fact)
    Reduce { state, action in
      switch action {
      case .openA2ButtonTapped:
        state.a2 = A2Feature.State()
        return state.fact.leave()

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
          ? .send(.fact(.appeared)) : state.fact.leave()

      case .a2, .fact:
        return .none
      }
    }
    .ifLet(\.$a2, action: \.a2) {
      A2Feature()
    }
  }
}

extension A1Feature.State {
  /// Leaves the screens of this package: requests under way are cancelled, and asked again when
  /// their screen is back.
  public mutating func leave<ParentAction>() -> Effect<ParentAction> {
    .merge(fact.leave(), a2?.fact.leave() ?? .none)
  }
}
