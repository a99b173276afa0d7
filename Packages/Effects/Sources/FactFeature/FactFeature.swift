public import ComposableArchitecture
public import Effects

/// One number fact on a screen: asked for, loaded, failed, retried, or exchanged for another.
///
/// Every screen of the app composes this feature by pullback and adds what is its own.
@Reducer
public struct FactFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The number whose fact is shown or on its way.
    public var number: Int
    /// The kind of fact that is asked for.
    public var kind: FactKind
    /// What stands in the field for another number.
    public var numberText: String
    /// How far the request has come.
    public var phase: Phase
    /// A sentence about what was typed, when it is no number.
    public var complaint: String?

    /// Starts before its first request.
    public init(number: Int, kind: FactKind = .trivia, phase: Phase = .idle) {
      self.number = number
      self.kind = kind
      self.numberText = String(number)
      self.phase = phase
    }
  }

  /// How far the request for a fact has come.
  @CasePathable
  @dynamicMemberLookup
  public enum Phase: Equatable, Sendable {
    /// Nothing has been asked yet.
    case idle
    /// A request is on its way, or was when its screen was left.
    case loading
    /// The fact is here.
    case loaded(NumberFact)
    /// The request failed.
    case failed(APIError)
  }

  public enum Action: BindableAction, Equatable, Sendable {
    case appeared
    case askButtonTapped
    case binding(BindingAction<State>)
    case factResponse(Result<NumberFact, APIError>)
    case requested(FactRequest)
    case randomButtonTapped
    case retryButtonTapped
  }

  /// Names the request, so that whoever leaves the screen can cancel it.
  public enum CancelID: Hashable, Sendable {
    case request
  }

  @Dependency(\.numbersClient) private var numbersClient

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .appeared:
        switch state.phase {
        case .idle, .loading: return request(&state)
        case .loaded, .failed: return .none
        }

      case .askButtonTapped:
        guard let number = Int(trimming: state.numberText) else {
          state.complaint = "“\(state.numberText)” is not a whole number."
          return .none
        }
        state.number = number
        return request(&state)

      case .binding(\.kind):
        return request(&state)

      case .binding:
        state.complaint = nil
        return .none

      case .factResponse(.success(let fact)):
        state.phase = .loaded(fact)
        if let number = fact.number { show(number, in: &state) }
        return .none

      case .factResponse(.failure(let error)):
        state.phase = .failed(error)
        return .none

      case .randomButtonTapped:
        return load(&state) { [kind = state.kind] in
          try await numbersClient.random(kind: kind, min: nil, max: nil)
        }

      case .requested(let wish):
        guard wish != FactRequest() else { return .none }
        state.number = wish.number ?? state.number
        state.kind = wish.kind ?? state.kind
        return request(&state)

      case .retryButtonTapped:
        return request(&state)
      }
    }
  }

  private func request(_ state: inout State) -> Effect<Action> {
    show(state.number, in: &state)
    return load(&state) { [number = state.number, kind = state.kind] in
      try await numbersClient.fact(.number(number), kind: kind)
    }
  }

  private func load(
    _ state: inout State, from source: @escaping @Sendable () async throws -> NumberFact
  ) -> Effect<Action> {
    state.phase = .loading
    state.complaint = nil
    return .run { send in
      await send(.factResponse(.success(try await source())))
    } catch: { error, send in
      await send(.factResponse(.failure(APIError(error))))
    }
    .cancellable(id: CancelID.request, cancelInFlight: true)
  }

  private func show(_ number: Int, in state: inout State) {
    state.number = number
    state.numberText = String(number)
  }
}

extension Int {
  fileprivate init?(trimming text: String) {
    self.init(
      String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()))
  }
}
