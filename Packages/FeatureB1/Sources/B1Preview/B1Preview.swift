import ComposableTerminalUI
import Effects
import EffectsPreview
import FactFeature
import FeaturePreview
import FeatureB1
import FeatureB2

/// The package `FeatureB1` alone.
@main
@MainActor
struct B1Preview {
  static func main() async {
    await FeaturePreview.run(
      "FeatureB1",
      states: [
        PreviewState("live") { screen(.embedded) },
        PreviewState("loading") { screen(.waiting) },
        PreviewState("loaded") { screen(.preview) },
        PreviewState("failed") { screen(.recovering(from: .offline(.refused))) },
        PreviewState("b2") { screen(.embedded, state: withB2) },
      ])
  }

  private static var withB2: B1Feature.State {
    var state = B1Feature.State(loginData: "preview")
    state.b2 = B2Feature.State()
    return state
  }

  private static func screen(
    _ client: NumbersClient, state: B1Feature.State = B1Feature.State(loginData: "preview")
  ) -> some View {
    B1View(
      store: Store(initialState: state) {
        B1Feature()
      } withDependencies: {
        $0.numbersClient = client
      })
  }
}
