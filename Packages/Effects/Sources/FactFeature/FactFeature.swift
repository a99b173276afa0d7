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
    /// Whether what was asked for last was some number, and not ``number``.
    public var isRandom = false
    /// Whether a link has asked, so that the screen that it brings to the front need not.
    public var isAsked = false

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

  /// What can happen on the screen.
  public enum Action: BindableAction, Equatable, Sendable {
    /// The screen is in front; what has not been asked yet is.
    case appeared
    /// The number in the field is wanted.
    case askButtonTapped
    /// The field or the kind was changed.
    case binding(BindingAction<State>)
    /// A request has come to its end.
    case factResponse(Result<NumberFact, APIError>)
    /// A link wants a number or a kind.
    case requested(FactRequest)
    /// A fact about some number is wanted.
    case randomButtonTapped
    /// What failed is wanted again.
    case retryButtonTapped
  }

  /// Names the request, so that whoever leaves the screen can cancel it.
  public enum CancelID: Hashable, Sendable {
    case request
  }

  @Dependency(\.numbersClient) private var numbersClient

  /// Creates the feature.
  public init() {}

  /// Asks, shows what comes, and asks again.
  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .appeared:
        switch state.phase {
        case .loading where state.isAsked:
          state.isAsked = false
          return .none
        case .idle, .loading: return repeatRequest(&state)
        case .loaded, .failed: return .none
        }

      case .askButtonTapped:
        guard let number = Int(trimming: state.numberText) else {
          state.complaint = "“\(state.numberText)” is not a whole number."
          return .none
        }
        show(number, in: &state)
        return request(&state)

      case .binding(\.kind):
        return request(&state)

      case .binding:
        state.complaint = nil
        return .none

      case .factResponse(.success(let fact)):
        state.isAsked = false
        state.phase = .loaded(fact)
        if let number = fact.number {
          // What the user has typed meanwhile stays.
          if state.numberText == String(state.number) { state.numberText = String(number) }
          state.number = number
        }
        return .none

      case .factResponse(.failure(let error)):
        state.isAsked = false
        state.phase = .failed(error)
        return .none

      case .randomButtonTapped:
        return requestRandom(&state)

      case .requested(let wish):
        guard wish != FactRequest() else { return .none }
        if let number = wish.number { show(number, in: &state) }
        state.kind = wish.kind ?? state.kind
        defer { state.isAsked = true }
        return request(&state)

      case .retryButtonTapped:
        return repeatRequest(&state)
      }
    }
  }

  private func repeatRequest(_ state: inout State) -> Effect<Action> {
    state.isRandom ? requestRandom(&state) : request(&state)
  }

  private func request(_ state: inout State) -> Effect<Action> {
    state.isRandom = false
    return load(&state) { [number = state.number, kind = state.kind] in
      try await numbersClient.fact(.number(number), kind: kind)
    }
  }

  private func requestRandom(_ state: inout State) -> Effect<Action> {
    state.isRandom = true
    return load(&state) { [kind = state.kind] in
      try await numbersClient.random(kind: kind, min: nil, max: nil)
    }
  }

  private func load(
    _ state: inout State, from source: @escaping @Sendable () async throws -> NumberFact
  ) -> Effect<Action> {
    state.phase = .loading
    state.isAsked = false
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

extension FactFeature.State {
  /// Leaves the screen: a request under way is cancelled, and asked again when the screen is back.
  public mutating func leave<ParentAction>() -> Effect<ParentAction> {
    isAsked = false
    return .cancel(id: FactFeature.CancelID.request)
  }
}

extension Int {
  fileprivate init?(trimming text: String) {
    self.init(
      String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()))
  }
}
