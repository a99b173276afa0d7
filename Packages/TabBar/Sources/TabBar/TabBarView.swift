public import ComposableTerminalUI
import FeatureA
import FeatureB1

/// The tabs, with the way out.
public struct TabBarView: View {
  @Bindable private var store: StoreOf<TabBarFeature>

  /// Shows the tabs of `store`.
  public init(store: StoreOf<TabBarFeature>) {
    self.store = store
  }

  private var hasNotice: Binding<Bool> {
    let store = store
    return Binding(
      get: { store.notice != nil },
      set: { if !$0, store.notice != nil { store.send(.noticeDismissed) } })
  }

  public var body: some View {
    NavigationStack {
      TabView(selection: $store.selectedTab) {
        A1View(store: store.scope(state: \.a, action: \.a))
          .tabItem { Text("A") }
          .tag(TabBarFeature.Tab.a)
        B1View(store: store.scope(state: \.b1, action: \.b1))
          .tabItem { Text("B") }
          .tag(TabBarFeature.Tab.b)
      }
      .toolbar {
        Button("log out") { store.send(.logOutButtonTapped) }
      }
    }
    .alert("This page cannot be opened", isPresented: hasNotice) {
      Button("OK") { store.send(.noticeDismissed) }
    } message: {
      Text(store.notice ?? "")
    }
  }
}
