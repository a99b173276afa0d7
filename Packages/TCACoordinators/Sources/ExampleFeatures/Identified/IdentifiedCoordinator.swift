public import TCACoordinators

/// Numbers over an identified array of routes.
@Reducer
public struct IdentifiedCoordinator: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var routes: IdentifiedArrayOf<Route<NumbersScreen.State>>

    /// Starts at home.
    public init(homeID: UUID) {
      routes = [.root(.home(HomeFeature.State(id: homeID)), embedInNavigationView: true)]
    }

    /// Shows a number in front of whatever is there.
    mutating func show(_ number: Int, id: UUID) {
      let detail = NumberDetailFeature.State(id: id, number: number)
      let screen = NumbersScreen.State.numberDetail(detail)
      if routes.canPush {
        routes.push(screen)
      } else {
        routes.presentSheet(screen, embedInNavigationView: true)
      }
    }
  }

  public enum Action {
    case router(IdentifiedRouterActionOf<NumbersScreen>)
  }

  @Dependency(\.uuid) private var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .router(.routeAction(id: _, action: .home(.startButtonTapped))):
        state.routes.presentSheet(
          .numbersList(NumbersListFeature.State(id: uuid(), numbers: Array(1...4))),
          embedInNavigationView: true)
        return .none
      case .router(.routeAction(id: _, action: .numbersList(.numberTapped(let number)))):
        state.routes.push(.numberDetail(NumberDetailFeature.State(id: uuid(), number: number)))
        return .none
      case .router(.routeAction(id: _, action: .numberDetail(.showDoubleButtonTapped(let number)))):
        state.routes.presentSheet(
          .numberDetail(
            NumberDetailFeature.State(id: uuid(), number: number.clampedSum(with: number))),
          embedInNavigationView: true)
        return .none
      case .router(.routeAction(id: _, action: .numberDetail(.goBackButtonTapped))):
        state.routes.goBack()
        return .none
      case .router(.routeAction(id: _, action: .numberDetail(.goBackToListButtonTapped))):
        return .routeWithDelaysIfUnsupported(state.routes, action: \.router) {
          $0.goBackTo(\.numbersList)
        }
      case .router(.routeAction(id: _, action: .numberDetail(.goBackToRootButtonTapped))):
        return .routeWithDelaysIfUnsupported(state.routes, action: \.router) {
          $0.goBackToRoot()
        }
      case .router:
        return .none
      }
    }
    .forEachRoute(\.routes, action: \.router)
  }
}

struct IdentifiedCoordinatorView: View {
  let store: StoreOf<IdentifiedCoordinator>

  var body: some View {
    TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
      NumbersScreenView(store: screen)
    }
  }
}
