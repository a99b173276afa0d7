import ComposableTerminalUI
import Effects
import EffectsPreview
import FeaturePreview
import TabBar

/// The package `TabBar` with the features that it composes, without its parent.
@main
@MainActor
struct TabBarPreview {
  static func main() async {
    await FeaturePreview.run(
      "TabBar",
      states: [
        PreviewState("live") { screen(.embedded) },
        PreviewState("b") { screen(.embedded, tab: .b) },
        PreviewState("loading") { screen(.waiting) },
        PreviewState("failed") { screen(.recovering(from: .offline(.refused))) },
      ])
  }

  private static func screen(
    _ client: NumbersClient, tab: TabBarFeature.Tab = .a
  ) -> some View {
    TabBarView(
      store: Store(initialState: TabBarFeature.State(loginData: "preview", selectedTab: tab)) {
        TabBarFeature()
      } withDependencies: {
        $0.numbersClient = client
      })
  }
}
