import ComposableTerminalUI
import Effects
import EffectsPreview
import FeaturePreview
import Glibc
import Login

/// The package `Login` alone.
@main
@MainActor
struct LoginPreview {
  static func main() async {
    let status = await FeaturePreview.run(
      "Login",
      states: [
        PreviewState("live") { store(.local) },
        PreviewState("loading") { store(.waiting, state: loading) },
        PreviewState("failed") { store(.local, state: failed) },
        PreviewState("refused") { store(.local, state: refused) },
        PreviewState("down") { store(.recovering(from: down)) },
      ]
    ) {
      LoginView(store: $0)
    }
    exit(status)
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

  private static var refused: LoginFeature.State {
    var state = LoginFeature.State()
    state.failure = LoginError.emptyName.sentence
    return state
  }

  private static func store(
    _ client: LoginClient, state: LoginFeature.State = LoginFeature.State(name: "preview")
  ) -> StoreOf<LoginFeature> {
    Store(initialState: state) {
      LoginFeature()
    } withDependencies: {
      $0.loginClient = client
    }
  }
}
