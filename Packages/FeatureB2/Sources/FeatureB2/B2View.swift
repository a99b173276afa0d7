public import ComposableTerminalUI
import FactFeature

/// The screen B2.
public struct B2View: View {
  private let store: StoreOf<B2Feature>

  /// Shows the screen of `store`.
  public init(store: StoreOf<B2Feature>) {
    self.store = store
  }

  public var body: some View {
    FactPanel(store: store.scope(state: \.fact, action: \.fact))
      .navigationTitle("B2")
  }
}
