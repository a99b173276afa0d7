public import Bindings
public import FoundationEssentials

extension View {
  /// Presents an alert about a value while `isPresented` is true and there is a value.
  public func alert<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert titled with the description of an error while `isPresented` is true and there
  /// is an error.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(isPresented: isPresented, error: error, actions: { _ in actions() }) { failure in
      if let suggestion = failure.recoverySuggestion { Text(suggestion) }
    }
  }

  /// Presents an alert titled with the description of an error while `isPresented` is true and there
  /// is an error.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor (Failure) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Failure) -> Message
  ) -> some View {
    alert(
      Text(error.map { $0.errorDescription ?? String(describing: $0) } ?? ""),
      isPresented: isPresented, presenting: error, actions: actions, message: message)
  }
}
