public import Bindings

/// Presents an alert or a dialog while a binding is true.
private struct AlertPresentation<Content: View, Actions: View, Message: View>: View {
  let content: Content
  let kind: LayerKind
  let title: Text
  let showsTitle: Bool
  @Binding var isPresented: Bool
  let canPresent: Bool
  let actions: @MainActor () -> Actions
  let message: @MainActor () -> Message

  var body: some View {
    let binding = $isPresented
    let panel = AlertPanel(
      kind: kind, title: showsTitle ? title : nil, actions: actions, message: message)
    LayerView(
      content: content, kind: kind,
      layer: isPresented && canPresent ? (AnyHashable(true), panel) : nil,
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

/// Whether a dialog shows its title.
public enum Visibility: Sendable {
  /// As the host thinks best.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

extension View {
  /// Presents an alert while `isPresented` is true; pressing any of its buttons closes it.
  public func alert<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while `isPresented` is true; pressing any of its buttons closes it.
  public func alert<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert while `isPresented` is true; pressing any of its buttons closes it.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    AlertPresentation(
      content: self, kind: .alert, title: title, showsTitle: true, isPresented: isPresented,
      canPresent: true, actions: actions, message: message)
  }

  /// Presents an alert about a value while `isPresented` is true and there is a value.
  public func alert<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    AlertPresentation(
      content: self, kind: .alert, title: title, showsTitle: true, isPresented: isPresented,
      canPresent: data != nil, actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Presents an alert about a value while `isPresented` is true and there is a value.
  public func alert<Data, Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents a choice of actions while `isPresented` is true; pressing any closes it.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    AlertPresentation(
      content: self, kind: .dialog, title: title, showsTitle: titleVisibility != .hidden,
      isPresented: isPresented, canPresent: true, actions: actions, message: message)
  }

  /// Presents a choice of actions while `isPresented` is true; pressing any closes it.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a choice of actions while `isPresented` is true; pressing any closes it.
  public func confirmationDialog<Actions: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  /// Presents a choice of actions about a value while `isPresented` is true and there is a value.
  public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    AlertPresentation(
      content: self, kind: .dialog, title: title, showsTitle: titleVisibility != .hidden,
      isPresented: isPresented, canPresent: data != nil, actions: { data.map(actions) },
      message: { data.map(message) })
  }
}
