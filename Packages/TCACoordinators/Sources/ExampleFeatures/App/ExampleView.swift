public import TCACoordinators

/// The four tabs.
public struct ExampleView: View {
  @Bindable private var store: StoreOf<ExampleFeature>

  /// Shows the tabs of a store.
  public init(store: StoreOf<ExampleFeature>) {
    self.store = store
  }

  public var body: some View {
    TabView(selection: $store.selectedTab) {
      IndexedCoordinatorView(store: store.scope(state: \.indexed, action: \.indexed))
        .tabItem { Text("Indexed") }
        .tag(ExampleFeature.Tab.indexed)
      IdentifiedCoordinatorView(store: store.scope(state: \.identified, action: \.identified))
        .tabItem { Text("Identified") }
        .tag(ExampleFeature.Tab.identified)
      PlayCoordinatorView(store: store.scope(state: \.game, action: \.game))
        .tabItem { Text("Game") }
        .tag(ExampleFeature.Tab.game)
      FormCoordinatorView(store: store.scope(state: \.form, action: \.form))
        .tabItem { Text("Form") }
        .tag(ExampleFeature.Tab.form)
    }
    .onOpenURL { store.send(.urlOpened($0)) }
    .alert(
      "Nothing is shown for \(store.unknownLink ?? "")",
      isPresented: Binding(
        get: { store.unknownLink != nil },
        set: { if !$0 { store.send(.unknownLinkDismissed) } })
    ) {
      Button("OK") {}
    }
  }
}
