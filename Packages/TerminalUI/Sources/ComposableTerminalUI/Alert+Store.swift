public import ComposableArchitecture
public import TerminalUI

extension View {
  /// Presents the alert of a feature's state; its buttons send their actions, Escape sends `.dismiss`
  /// or what the cancel button sends.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.alert, action: \.alert))
  /// ```
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    let store = item.wrappedValue
    let alert = store?.withState { $0 }
    return presentingAlert(
      .alert, title: alert.map { Text($0.title) },
      isPresented: item.isPresented(alert?.id), identity: AnyHashable(alert?.id)
    ) {
      buttons(alert?.buttons ?? [], of: store)
    } message: {
      if let message = alert?.message { Text(message) }
    }
  }

  /// Presents the dialog of a feature's state; its choices send their actions, Escape sends
  /// `.dismiss` or what the cancel button sends.
  ///
  /// ```swift
  /// .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  /// ```
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let dialog = store?.withState { $0 }
    let showsTitle = dialog?.titleVisibility != .hidden
    return presentingAlert(
      .dialog, title: showsTitle ? dialog.map { Text($0.title) } : nil,
      isPresented: item.isPresented(dialog?.id), identity: AnyHashable(dialog?.id)
    ) {
      buttons(dialog?.buttons ?? [], of: store)
    } message: {
      if let message = dialog?.message { Text(message) }
    }
  }
}

@MainActor
private func buttons<State, Action>(
  _ buttons: [ButtonState<Action>], of store: Store<State, Action>?
) -> some View {
  ForEach(buttons) { button in
    Button(button) { action in
      if let action { store?.send(action) }
    }
  }
}

extension Binding {
  /// Whether there is a store; writing `false` dismisses it, unless another one has taken its place
  /// since.
  fileprivate func isPresented<State: Identifiable, Action>(
    _ id: State.ID?
  ) -> Binding<Bool> where Value == Store<State, Action>?, State.ID: Sendable {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { isPresented in
        guard !isPresented, wrappedValue?.withState({ $0.id }) == id else { return }
        wrappedValue = nil
      })
  }
}
