import ComposableTerminalUI
import Effects
import EffectsPreview
import FactFeature
import FeaturePreview
import FeatureA

/// The package `FeatureA` alone.
@main
@MainActor
struct APreview {
  static func main() async {
    await FeaturePreview.run(
      "FeatureA",
      states: [
        PreviewState("live") { screen(.embedded) },
        PreviewState("loading") { screen(.waiting) },
        PreviewState("loaded") { screen(.preview) },
        PreviewState("failed") { screen(.recovering(from: .offline(.refused))) },
        PreviewState("a2") { screen(.embedded, state: withA2) },
      ])
  }

  private static var withA2: A1Feature.State {
    var state = A1Feature.State()
    state.a2 = A2Feature.State()
    return state
  }

  private static func screen(
    _ client: NumbersClient, state: A1Feature.State = A1Feature.State()
  ) -> some View {
    A1View(
      store: Store(initialState: state) {
        A1Feature()
      } withDependencies: {
        $0.numbersClient = client
      })
  }
}
