import ComposableTerminalUI
import Effects
import EffectsPreview
import FactFeature
import FeatureB2
import FeaturePreview
import Glibc

/// The package `FeatureB2` alone.
@main
@MainActor
struct B2Preview {
  static func main() async {
    let status = await FeaturePreview.run(
      "FeatureB2",
      states: [
        PreviewState("live") { store(.embedded) },
        PreviewState("loading") { store(.waiting) },
        PreviewState("loaded") { store(.preview) },
        PreviewState("failed") { store(.recovering(from: .offline(.refused))) },
      ]
    ) {
      B2View(store: $0)
    }
    exit(status)
  }

  private static func store(
    _ client: NumbersClient, state: B2Feature.State = B2Feature.State()
  ) -> StoreOf<B2Feature> {
    Store(initialState: state) {
      B2Feature()
    } withDependencies: {
      $0.numbersClient = client
    }
  }
}
