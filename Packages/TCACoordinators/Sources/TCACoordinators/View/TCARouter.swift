public import ComposableTerminalUI
public import Routes

/// Shows the screens of a coordinator's routes as pushed screens, sheets and covers.
///
/// ```swift
/// TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
///   switch screen.case {
///   case .home(let store): HomeView(store: store)
///   case .detail(let store): DetailView(store: store)
///   }
/// }
/// ```
///
/// When the user goes back or dismisses, the router sends `.updateRoutes` with the routes that are left.
public struct TCARouter<Flow: RoutableCollection, Screen, ScreenAction, ScreenContent: View>: View
where Flow.Element == Route<Screen>, Flow.RouteID: Sendable {
  private let source: RouteSource<Flow, ScreenAction, Screen>
  private let screenContent: @MainActor (Store<Screen, ScreenAction>) -> ScreenContent

  /// Shows the routes of a store.
  ///
  /// - Parameters:
  ///   - store: The routes.
  ///   - screenContent: Shows a screen.
  public init(
    _ store: Store<Flow, RouterAction<Flow.RouteID, Screen, ScreenAction>>,
    @ViewBuilder screenContent: @escaping @MainActor (Store<Screen, ScreenAction>) -> ScreenContent
  ) {
    source = RouteSource(store: store)
    self.screenContent = screenContent
  }

  /// The root with all that is in front of it.
  public var body: some View {
    if let layer = RouteLayer(source.marks[...]) {
      RouteLayerView(source: source, layer: layer, screenContent: screenContent)
        .id(layer.base)
    }
  }
}
