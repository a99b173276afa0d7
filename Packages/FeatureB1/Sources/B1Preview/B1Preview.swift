import ComposableTerminalUI
import Effects
import EffectsPreview
import FactFeature
import FeatureB1
import FeatureB2
import FeaturePreview
import Glibc

/// The package `FeatureB1` alone.
@main
@MainActor
struct B1Preview {
  static func main() async {
    let status = await FeaturePreview.run(
      "FeatureB1",
      states: [
        PreviewState("live") { store(.embedded) },
        PreviewState("loading") { store(.waiting) },
        PreviewState("loaded") { store(.preview) },
        PreviewState("failed") { store(.recovering(from: .offline(.refused))) },
        PreviewState("b2") { store(.embedded, state: withB2) },
        PreviewState("b2-loading") { store(.waiting, state: withB2) },
        PreviewState("b2-failed") {
          store(.recovering(from: .offline(.refused)), state: withB2)
        },
      ]
    ) {
      B1View(store: $0)
    }
    exit(status)
  }

  private static var withB2: B1Feature.State {
    var state = B1Feature.State(loginData: "preview")
    state.b2 = B2Feature.State()
    return state
  }

  private static func store(
    _ client: NumbersClient, state: B1Feature.State = B1Feature.State(loginData: "preview")
  ) -> StoreOf<B1Feature> {
    Store(initialState: state) {
      B1Feature()
    } withDependencies: {
      $0.numbersClient = client
    }
  }
}
