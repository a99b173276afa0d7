import ComposableTerminalUI
import Effects
import EffectsPreview
import FeaturePreview
import Glibc
import TabBar

/// The package `TabBar` with the features that it composes, without its parent.
@main
@MainActor
struct TabBarPreview {
  static func main() async {
    let status = await FeaturePreview.run(
      "TabBar",
      states: [
        PreviewState("live") { store(.embedded) },
        PreviewState("b") { store(.embedded, tab: .b) },
        PreviewState("loading") { store(.waiting) },
        PreviewState("failed") { store(.recovering(from: .offline(.refused))) },
      ]
    ) {
      TabBarView(store: $0)
    }
    exit(status)
  }

  private static func store(
    _ client: NumbersClient, tab: TabBarFeature.Tab = .a
  ) -> StoreOf<TabBarFeature> {
    Store(initialState: TabBarFeature.State(loginData: "preview", selectedTab: tab)) {
      TabBarFeature()
    } withDependencies: {
      $0.numbersClient = client
    }
  }
}
