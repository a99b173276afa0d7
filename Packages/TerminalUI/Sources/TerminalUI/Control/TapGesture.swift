extension View {
  /// Runs an action when the view is clicked, or pressed while it has the focus.
  ///
  /// A terminal may have no mouse, so the view can be reached by keys, and in plain mode by its number.
  public func onTapGesture(perform action: @escaping @MainActor () -> Void) -> some View {
    ControlView(kind: .button, label: self, press: action)
  }
}
