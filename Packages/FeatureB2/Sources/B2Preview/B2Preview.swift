import ComposableTerminalUI
import Effects
import EffectsPreview
import FactFeature
import FeaturePreview
import FeatureB2

/// The package `FeatureB2` alone.
@main
@MainActor
struct B2Preview {
  static func main() async {
    await FeaturePreview.run(
      "FeatureB2",
      states: [
        PreviewState("live") { screen(.embedded) },
        PreviewState("loading") { screen(.waiting) },
        PreviewState("loaded") { screen(.preview) },
        PreviewState("failed") { screen(.recovering(from: .offline(.refused))) },
      ])
  }

  private static func screen(
    _ client: NumbersClient, state: B2Feature.State = B2Feature.State()
  ) -> some View {
    B2View(
      store: Store(initialState: state) {
        B2Feature()
      } withDependencies: {
        $0.numbersClient = client
      })
  }
}
