import ComposableTerminalUI
import Effects
import EffectsPreview
import FactFeature
import PACKAGE
import FeaturePreview
import Glibc

/// The package `PACKAGE` alone.
@main
@MainActor
struct SCREENPreview {
  static func main() async {
    let status = await FeaturePreview.run(
      "PACKAGE",
      states: [
        PreviewState("live") { store(.embedded) },
        PreviewState("loading") { store(.waiting) },
        PreviewState("loaded") { store(.preview) },
        // The first request fails, the next succeed. If the preview begins in a failed state, `.embedded` will do.
        PreviewState("failed") { store(.recovering(from: .offline(.refused))) },
      ]
    ) {
      SCREENView(store: $0)
    }
    exit(status)
  }

  private static func store(
    _ client: NumbersClient, state: SCREENFeature.State = SCREENFeature.State()
  ) -> StoreOf<SCREENFeature> {
    Store(initialState: state) {
      SCREENFeature()
    } withDependencies: {
      $0.numbersClient = client
    }
  }
}
