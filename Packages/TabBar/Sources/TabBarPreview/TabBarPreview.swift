import ComposableTerminalUI
import Effects
import EffectsPreview
import FeatureA
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
        PreviewState("loading") { store(.waiting) },
        PreviewState("loaded") { store(.preview) },
        PreviewState("failed") { store(.recovering(from: .offline(.refused))) },
        PreviewState("a2") { store(.embedded, state: withA2) },
        PreviewState("b") { store(.embedded, state: withB) },
        PreviewState("notice") { store(.embedded, state: withNotice) },
      ]
    ) {
      TabBarView(store: $0)
    }
    exit(status)
  }

  private static var start: TabBarFeature.State {
    TabBarFeature.State(loginData: "preview")
  }

  private static var withA2: TabBarFeature.State {
    var state = start
    state.a.a2 = A2Feature.State()
    return state
  }

  private static var withB: TabBarFeature.State {
    var state = start
    state.selectedTab = .b
    return state
  }

  private static var withNotice: TabBarFeature.State {
    var state = start
    state.notice = "Nothing is at numbers://nowhere."
    return state
  }

  private static func store(
    _ client: NumbersClient, state: TabBarFeature.State = start
  ) -> StoreOf<TabBarFeature> {
    Store(initialState: state) {
      TabBarFeature()
    } withDependencies: {
      $0.numbersClient = client
    }
  }
}
