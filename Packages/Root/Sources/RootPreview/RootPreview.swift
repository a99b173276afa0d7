import ComposableTerminalUI
import Effects
import EffectsPreview
import FeaturePreview
import Root
import TabBar

/// The whole app on previews of its clients.
@main
@MainActor
struct RootPreview {
  static func main() async {
    await FeaturePreview.run(
      "Root",
      states: [
        PreviewState("login") { screen(.embedded) },
        PreviewState("tabs") {
          screen(.embedded, state: .tabBar(TabBarFeature.State(loginData: "preview")))
        },
        PreviewState("failed") { screen(.recovering(from: .offline(.refused))) },
      ])
  }

  private static func screen(
    _ client: NumbersClient, state: RootFeature.State = RootFeature.State(name: "preview")
  ) -> some View {
    RootView(
      store: Store(initialState: state) {
        RootFeature()
      } withDependencies: {
        $0.numbersClient = client
        $0.loginClient = .local
      })
  }
}
