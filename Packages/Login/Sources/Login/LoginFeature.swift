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

  /// What can happen at the log-in.
  public enum Action: BindableAction, Equatable, Sendable {
    /// The name was changed.
    case binding(BindingAction<State>)
    /// The user does not want to wait any longer.
    case cancelButtonTapped
    /// The log-in has come to its end; the parent takes it from there.
    case logIn(Result<String, LoginError>)
    /// The user wants in.
    case logInButtonTapped
  }

  private enum CancelID: Hashable {
    case logIn
  }

  @Dependency(\.loginClient) private var loginClient

  /// Creates the feature.
  public init() {}

  /// Asks for a name, and waits for the answer to it.
  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.failure = nil
        return .none

      case .cancelButtonTapped:
        guard state.isLoggingIn else { return .none }
        state.isLoggingIn = false
        state.failure = LoginError.cancelled.sentence
        return .cancel(id: CancelID.logIn)

      case .logIn(.success):
        state.isLoggingIn = false
        return .none

      case .logIn(.failure(let error)):
        state.isLoggingIn = false
        state.failure = error.sentence
        return .none

      case .logInButtonTapped:
        guard !state.isLoggingIn else { return .none }
        do throws(LoginError) {
          return logIn(try LoginName(state.name), &state)
        } catch {
          state.failure = error.sentence
          return .none
        }
      }
    }
  }

  private func logIn(_ name: LoginName, _ state: inout State) -> Effect<Action> {
    state.failure = nil
    state.isLoggingIn = true
    return .run { send in
      await send(.logIn(.success(try await loginClient.logIn(name.text))))
    } catch: { error, send in
      await send(.logIn(.failure(LoginError(error))))
    }
    .cancellable(id: CancelID.logIn)
  }
}
