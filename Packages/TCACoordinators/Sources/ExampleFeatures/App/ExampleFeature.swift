public import FoundationEssentials
public import TCACoordinators

/// The four tabs.
@Reducer
public struct ExampleFeature: Sendable {
  /// Names a tab.
  public enum Tab: String, CaseIterable, Hashable, Sendable {
    case indexed = "Indexed"
    case identified = "Identified"
    case game = "Game"
    case form = "Form"
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    public var selectedTab = Tab.indexed
    public var indexed: IndexedCoordinator.State
    public var identified: IdentifiedCoordinator.State
    public var game = PlayCoordinator.State()
    public var form = FormCoordinator.State()

    /// The link that led nowhere, while the user is told.
    public var unknownLink: String?

    /// Starts with each tab at its root.
    public init() {
      @Dependency(\.uuid) var uuid
      indexed = IndexedCoordinator.State(homeID: uuid())
      identified = IdentifiedCoordinator.State(homeID: uuid())
    }
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case indexed(IndexedCoordinator.Action)
    case identified(IdentifiedCoordinator.Action)
    case game(PlayCoordinator.Action)
    case form(FormCoordinator.Action)
    case urlOpened(URL)
    case unknownLinkDismissed
  }

  @Dependency(\.uuid) private var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.indexed, action: \.indexed) { IndexedCoordinator() }
    Scope(state: \.identified, action: \.identified) { IdentifiedCoordinator() }
    Scope(state: \.game, action: \.game) { PlayCoordinator() }
    Scope(state: \.form, action: \.form) { FormCoordinator() }
    Reduce { state, action in
      switch action {
      case .urlOpened(let url):
        guard case .number(let number) = DeepLink(url) else {
          state.unknownLink = url.absoluteString
          return .none
        }
        state.selectedTab = .identified
        state.identified.show(number, id: uuid())
        return .none
      case .unknownLinkDismissed:
        state.unknownLink = nil
        return .none
      case .binding, .indexed, .identified, .game, .form:
        return .none
      }
    }
  }
}
