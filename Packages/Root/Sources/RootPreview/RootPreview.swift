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
        PreviewState("live") { store(.embedded) },
        PreviewState("loading") { store(.waiting, state: tabs) },
        PreviewState("loaded") { store(.preview, state: tabs) },
        PreviewState("failed") { store(.recovering(from: .offline(.refused)), state: tabs) },
        PreviewState("tabs") { store(.embedded, state: tabs) },
      ]
    ) {
      RootView(store: $0)
    }
    exit(status)
  }

  private static var tabs: RootFeature.State {
    .tabBar(TabBarFeature.State(loginData: "preview"))
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
