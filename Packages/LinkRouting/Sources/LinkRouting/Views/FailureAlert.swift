import TerminalUI

extension View {
  /// Tells the user why a link was not followed.
  func failureAlert(_ failure: Binding<NavigatorError?>) -> some View {
    alert(
      "This page cannot be opened",
      isPresented: Binding(
        get: { failure.wrappedValue != nil },
        set: { if !$0 { failure.wrappedValue = nil } })
    ) {
      Button("OK") {}
    } message: {
      Text(failure.wrappedValue?.description ?? "")
    }
  }
}
