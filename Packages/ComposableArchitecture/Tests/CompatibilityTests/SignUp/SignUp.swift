import ComposableArchitecture

struct SignUpData: Equatable, Sendable {
  var email = ""
  var password = ""
  var firstName = ""
  var topics: Set<Topic> = []

  enum Topic: String, CaseIterable, Identifiable, Sendable {
    case concurrency, macros, testing
    var id: Self { self }
  }
}

@Reducer
struct SignUp {
  @Reducer
  enum Path {
    case basics(Basics)
    case personal(Personal)
    case topics(Topics)
    case summary(Summary)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    @Shared var data: SignUpData
    @Shared(.inMemory("signUpCount")) var completed = 0
    var isDone = false
  }

  enum Action {
    case path(StackActionOf<Path>)
    case startButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        state.path.append(.basics(Basics.State(data: state.$data)))
        return .none

      case .path(.element(id: _, action: .basics(.delegate(.stepFinished)))):
        state.path.append(.personal(Personal.State(data: state.$data)))
        return .none

      case .path(.element(id: _, action: .personal(.delegate(.stepFinished)))):
        state.path.append(.topics(Topics.State(topics: state.$data.topics)))
        return .none

      case .path(.element(id: _, action: .topics(.delegate(.stepFinished)))):
        state.path.append(.summary(Summary.State(data: state.$data)))
        return .none

      case .path(.element(id: _, action: .summary(.delegate(.signedUp)))):
        state.$completed.withLock { $0 += 1 }
        state.isDone = true
        state.path.removeAll()
        return .none

      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension SignUp.Path.State: Equatable {}

@Reducer
struct Basics {
  @ObservableState
  struct State: Equatable {
    @Shared var data: SignUpData
    @Presents var alert: AlertState<Never>?
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Never>)
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case nextButtonTapped

    @CasePathable
    enum Delegate { case stepFinished }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert, .binding, .delegate:
        return .none

      case .nextButtonTapped:
        guard state.data.email.contains("@"), state.data.password.count > 3 else {
          state.alert = AlertState { TextState("Check your email and password.") }
          return .none
        }
        return .send(.delegate(.stepFinished))
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@Reducer
struct Personal {
  @ObservableState
  struct State: Equatable {
    @Shared var data: SignUpData
  }

  enum Action {
    case delegate(Delegate)
    case firstNameChanged(String)
    case nextButtonTapped

    @CasePathable
    enum Delegate { case stepFinished }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case let .firstNameChanged(name):
        state.$data.withLock { $0.firstName = name }
        return .none
      case .nextButtonTapped:
        return .send(.delegate(.stepFinished))
      }
    }
  }
}

@Reducer
struct Topics {
  @ObservableState
  struct State: Equatable {
    @Shared var topics: Set<SignUpData.Topic>
  }

  enum Action {
    case delegate(Delegate)
    case doneButtonTapped
    case topicTapped(SignUpData.Topic)

    @CasePathable
    enum Delegate { case stepFinished }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .doneButtonTapped:
        guard !state.topics.isEmpty else { return .run { _ in await dismiss() } }
        return .send(.delegate(.stepFinished))
      case let .topicTapped(topic):
        state.$topics.withLock { topics in
          if topics.remove(topic) == nil { topics.insert(topic) }
        }
        return .none
      }
    }
  }
}

@Reducer
struct Summary {
  @ObservableState
  struct State: Equatable {
    @SharedReader var data: SignUpData
    @Presents var edit: Personal.State?

    init(data: Shared<SignUpData>, edit: Personal.State? = nil) {
      _data = SharedReader(data)
      self.edit = edit
    }
  }

  enum Action {
    case delegate(Delegate)
    case edit(PresentationAction<Personal.Action>)
    case editButtonTapped(Shared<SignUpData>)
    case submitButtonTapped
    case submitResponse(Result<Bool, any Error>)

    @CasePathable
    enum Delegate { case signedUp }
  }

  @Dependency(AccountClient.self) var account

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate, .edit(.dismiss):
        return .none
      case .edit(.presented(.delegate(.stepFinished))):
        state.edit = nil
        return .none
      case .edit:
        return .none
      case let .editButtonTapped(data):
        state.edit = Personal.State(data: data)
        return .none
      case .submitButtonTapped:
        return .run { [data = state.data] send in
          await send(.submitResponse(Result { try await account.signUp(data) }))
        }
      case .submitResponse(.success(true)):
        return .send(.delegate(.signedUp))
      case .submitResponse:
        return .none
      }
    }
    .ifLet(\.$edit, action: \.edit) { Personal() }
  }
}

@DependencyClient
struct AccountClient: Sendable {
  var signUp: @Sendable (_ data: SignUpData) async throws -> Bool
}

extension AccountClient: TestDependencyKey {
  static let testValue = Self()
}
