public import ComposableTerminalUI
import FactFeature
import FeatureB2

/// The screen B1, with B2 pushed over it when it is open.
public struct B1View: View {
  @Bindable private var store: StoreOf<B1Feature>

  /// Shows the screen of `store`.
  public init(store: StoreOf<B1Feature>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Text("login Data: \(store.loginData)")
        FactPanel(store: store.scope(state: \.fact, action: \.fact))
        Button("Open the B2View") { store.send(.openB2ButtonTapped) }
      }
      .navigationTitle("B1")
      .onAppear { store.send(.appeared) }
      .navigationDestination(item: $store.scope(state: \.b2, action: \.b2)) { store in
        B2View(store: store)
      }
    }
  }
}
