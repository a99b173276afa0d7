public import ComposableTerminalUI
import FactFeature

/// The screen A2.
public struct A2View: View {
  private let store: StoreOf<A2Feature>

  /// Shows the screen of `store`.
  public init(store: StoreOf<A2Feature>) {
    self.store = store
  }

  public var body: some View {
    FactPanel(store: store.scope(state: \.fact, action: \.fact))
      .navigationTitle("A2")
  }
}
