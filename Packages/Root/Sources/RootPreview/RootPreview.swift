import ComposableTerminalUI
import Effects
import EffectsPreview
import FeaturePreview
import Glibc
import Root
import TabBar

/// The whole app on previews of its clients.
@main
@MainActor
struct RootPreview {
  static func main() async {
    let status = await FeaturePreview.run(
      "Root",
      states: [
        PreviewState("login") { store(.embedded) },
        PreviewState("tabs") {
          store(.embedded, state: .tabBar(TabBarFeature.State(loginData: "preview")))
        },
        PreviewState("failed") { store(.recovering(from: .offline(.refused))) },
      ]
    ) {
      RootView(store: $0)
    }
    exit(status)
  }

  private static func store(
    _ client: NumbersClient, state: RootFeature.State = RootFeature.State(name: "preview")
  ) -> StoreOf<RootFeature> {
    Store(initialState: state) {
      RootFeature()
    } withDependencies: {
      $0.numbersClient = client
      $0.loginClient = .local
    }
  }
}
