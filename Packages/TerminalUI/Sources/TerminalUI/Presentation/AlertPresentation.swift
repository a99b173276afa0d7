package import Bindings

/// Presents an alert or a dialog while a binding is true.
struct AlertPresentation<Content: View, Actions: View, Message: View>: View {
  let content: Content
  let kind: LayerKind
  let title: Text
  let showsTitle: Bool
  @Binding var isPresented: Bool
  let canPresent: Bool
  /// Another value is another alert.
  var identity = AnyHashable(true)
  let actions: @MainActor () -> Actions
  let message: @MainActor () -> Message

  var body: some View {
    let binding = $isPresented
    let panel = AlertPanel(
      kind: kind, title: showsTitle ? title : nil, actions: actions, message: message)
    LayerView(
      content: content, kind: kind,
      layer: isPresented && canPresent ? (identity, panel) : nil,
      dismiss: { binding.wrappedValue = false }, onDismiss: nil)
  }
}

/// What stands in an alert.
private struct AlertPanel<Actions: View, Message: View>: View {
  let kind: LayerKind
  let title: Text?
  let actions: @MainActor () -> Actions
  let message: @MainActor () -> Message

  var body: some View {
    VStack(spacing: 1) {
      if let title { title.bold() }
      DeferredView(content: message)
      if kind == .dialog {
        VStack { buttons }
      } else {
        ContainerView(layout: FlowLayout(spacing: 1), axis: .horizontal, content: buttons)
      }
    }
  }

  private var buttons: some View {
    FallbackView(
      content: DeferredView(content: actions),
      fallback: Button(kind == .dialog ? "Cancel" : "OK", role: .cancel) {})
  }
}

extension View {
  /// Presents an alert or a dialog while `isPresented` is true; another identity is another one.
  package func presentingAlert<Actions: View, Message: View>(
    _ kind: LayerKind, title: Text?, isPresented: Binding<Bool>, identity: AnyHashable,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    AlertPresentation(
      content: self, kind: kind, title: title ?? Text(""), showsTitle: title != nil,
      isPresented: isPresented, canPresent: true, identity: identity, actions: actions,
      message: message)
  }
}
