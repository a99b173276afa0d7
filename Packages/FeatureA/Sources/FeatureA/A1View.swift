public import ComposableTerminalUI
import FactFeature

/// The screen A1, with A2 pushed over it when it is open.
public struct A1View: View {
  @Bindable private var store: StoreOf<A1Feature>

  /// Shows the screen of `store`.
  public init(store: StoreOf<A1Feature>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        FactPanel(store: store.scope(state: \.fact, action: \.fact))
        Button("open the A2 View") { store.send(.openA2ButtonTapped) }
      }
      .navigationTitle("A1")
      .navigationDestination(item: $store.scope(state: \.a2, action: \.a2)) { store in
        A2View(store: store)
      }
    }
  }
}
