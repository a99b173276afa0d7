import ComposableTerminalUI
import Effects
import EffectsPreview
import FeaturePreview
import Login

/// The package `Login` alone.
@main
@MainActor
struct LoginPreview {
  static func main() async {
    await FeaturePreview.run(
      "Login",
      states: [
        PreviewState("idle") { screen(.local) },
        PreviewState("loading") { screen(.waiting, state: loading) },
        PreviewState("failed") { screen(.recovering(from: down), state: failed) },
      ])
  }

  private static let down = LoginError.failed(reason: "The log-in service is down.")

  private static var loading: LoginFeature.State {
    var state = LoginFeature.State(name: "preview")
    state.isLoggingIn = true
    return state
  }

  private static var failed: LoginFeature.State {
    var state = LoginFeature.State(name: "preview")
    state.failure = down.sentence
    return state
  }

  private static func screen(
    _ client: LoginClient, state: LoginFeature.State = LoginFeature.State(name: "preview")
  ) -> some View {
    LoginView(
      store: Store(initialState: state) {
        LoginFeature()
      } withDependencies: {
        $0.loginClient = client
      })
  }
}
