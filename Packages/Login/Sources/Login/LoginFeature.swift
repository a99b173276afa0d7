public import ComposableArchitecture
public import Effects

/// Who is there? A name, and the log-in that may be slow or fail.
@Reducer
public struct LoginFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// What stands in the name field.
    public var name: String
    /// Whether an answer is awaited.
    public var isLoggingIn = false
    /// A sentence about what went wrong last.
    public var failure: String?
    /// The link that the user wants to go on to; the parent keeps it here until then.
    public var link: String?
    /// The URLs of the screens where the user was before; the parent keeps them here until then.
    public var places: [String] = []

    /// Starts with `name` in the field.
    public init(name: String = "") {
      self.name = name
    }
  }

  public enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    case logIn(Result<String, LoginError>)
    case logInButtonTapped
  }

  private enum CancelID: Hashable {
    case logIn
  }

  @Dependency(\.loginClient) private var loginClient

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.failure = nil
        return .none

      case .logIn(.success):
        state.isLoggingIn = false
        return .none

      case .logIn(.failure(let error)):
        state.isLoggingIn = false
        state.failure = error.sentence
        return .none

      case .logInButtonTapped:
        guard !state.isLoggingIn else { return .none }
        state.failure = nil
        state.isLoggingIn = true
        return .run { [name = state.name] send in
          await send(.logIn(.success(try await loginClient.logIn(name))))
        } catch: { error, send in
          await send(.logIn(.failure(LoginError(error))))
        }
        .cancellable(id: CancelID.logIn)
      }
    }
  }
}
