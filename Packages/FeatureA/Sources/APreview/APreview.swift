import ComposableTerminalUI
import Effects
import EffectsPreview
import FactFeature
import FeatureA
import FeaturePreview
import Glibc

/// The package `FeatureA` alone.
@main
@MainActor
struct APreview {
  static func main() async {
    let status = await FeaturePreview.run(
      "FeatureA",
      states: [
        PreviewState("live") { store(.embedded) },
        PreviewState("loading") { store(.waiting) },
        PreviewState("loaded") { store(.preview) },
        PreviewState("failed") { store(.recovering(from: .offline(.refused))) },
        PreviewState("a2") { store(.embedded, state: withA2) },
        PreviewState("a2-loading") { store(.waiting, state: withA2) },
        PreviewState("a2-failed") {
          store(.recovering(from: .offline(.refused)), state: withA2)
        },
      ]
    ) {
      A1View(store: $0)
    }
    exit(status)
  }

  private static var withA2: A1Feature.State {
    var state = A1Feature.State()
    state.a2 = A2Feature.State()
    return state
  }

  private static func store(
    _ client: NumbersClient, state: A1Feature.State = A1Feature.State()
  ) -> StoreOf<A1Feature> {
    Store(initialState: state) {
      A1Feature()
    } withDependencies: {
      $0.numbersClient = client
    }
  }
}
