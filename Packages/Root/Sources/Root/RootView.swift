public import ComposableTerminalUI
import FoundationEssentials
import Login
import TabBar

/// The window: the log-in or the tabs.
public struct RootView: View {
  private let store: StoreOf<RootFeature>

  /// Shows the app of `store`.
  public init(store: StoreOf<RootFeature>) {
    self.store = store
  }

  public var body: some View {
    window.onOpenURL { store.send(.linkOpened($0.absoluteString)) }
  }

  @ViewBuilder private var window: some View {
    switch store.state {
    case .login:
      if let store = store.scope(state: \.login, action: \.login) {
        LoginView(store: store)
      }
    case .tabBar:
      if let store = store.scope(state: \.tabBar, action: \.tabBar) {
        TabBarView(store: store)
      }
    }
  }
}
