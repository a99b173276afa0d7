public import ComposableTerminalUI

/// The log-in screen.
public struct LoginView: View {
  @Bindable private var store: StoreOf<LoginFeature>

  /// Shows the screen of `store`.
  public init(store: StoreOf<LoginFeature>) {
    self.store = store
  }

  public var body: some View {
    VStack(alignment: .leading) {
      TextField("name", text: $store.name)
        .onSubmit { store.send(.logInButtonTapped) }
        .submitLabel(.go)
      if store.isLoggingIn {
        ProgressView("logging in …")
      }
      if let failure = store.failure {
        Text(failure).foregroundStyle(.red)
      }
      if let link = store.link {
        Text("then on to \(link)").foregroundStyle(.secondary)
      }
      Button("logIn") { store.send(.logInButtonTapped) }
        .disabled(store.isLoggingIn)
      if store.isLoggingIn {
        Button("cancel") { store.send(.cancelButtonTapped) }
          .keyboardShortcut(.cancelAction)
      }
    }
    .navigationTitle("Login")
  }
}
