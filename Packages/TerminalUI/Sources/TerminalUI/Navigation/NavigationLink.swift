/// A control that pushes a screen onto the navigation stack around.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(@MainActor () -> Destination)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label

  /// The link.
  public var body: some View {
    switch target {
    case .view(let destination): ViewLink(destination: destination, label: label)
    case .value(let value): ValueLink(value: value, label: label)
    }
  }
}

extension NavigationLink {
  /// A link to a view, with any label.
  public init(
    @ViewBuilder destination: @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination)
    self.label = label()
  }

  /// A link to a view, with any label.
  public init(
    destination: @autoclosure @escaping @MainActor () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination)
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// A link to a view, with a title.
  public init(
    _ title: some StringProtocol,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    target = .view(destination)
    label = Text(title)
  }

  /// A link to a view, with a title.
  public init(
    _ title: some StringProtocol, destination: @autoclosure @escaping @MainActor () -> Destination
  ) {
    target = .view(destination)
    label = Text(title)
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the screen of a value, with any label; without a value it cannot be pressed.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the screen of a value, with a title; without a value it cannot be pressed.
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    target = .value(value.map { AnyHashable($0) })
    label = Text(title)
  }
}

private struct ViewLink<Label: View, Destination: View>: View {
  let destination: @MainActor () -> Destination
  let label: Label
  @State private var isPresented = false

  var body: some View {
    let isPresented = $isPresented
    ControlView(kind: .link, label: label, after: " ›", press: { isPresented.wrappedValue = true })
      .navigationDestination(isPresented: isPresented, destination: destination)
  }
}

private struct ValueLink<Label: View>: View {
  let value: AnyHashable?
  let label: Label
  @Environment(\.push) private var push

  private var canPush: Bool {
    guard let value, let push else { return false }
    return push.accepts(value)
  }

  var body: some View {
    let push = push
    ControlView(
      kind: .link, label: label, after: " ›", press: { if let value { push?.push(value) } }
    )
    .disabled(!canPush)
  }
}
