public import ComposableTerminalUI
import FactFeature

/// The screen SCREEN.
public struct SCREENView: View {
  private let store: StoreOf<SCREENFeature>

  /// Shows the screen of `store`.
  public init(store: StoreOf<SCREENFeature>) {
    self.store = store
  }

  public var body: some View {
    VStack(alignment: .leading) {
      FactPanel(store: store.scope(state: \.fact, action: \.fact))
      if let favorite = store.favorite {
        Text("favorite: \(favorite)")
      }
      Button("like it") { store.send(.favoriteButtonTapped) }
    }
    .navigationTitle("SCREEN")
  }
}
