public import TerminalUI

/// A state that a link pushes onto a stack of stores; each press of a link is another one.
struct PushedState: Hashable {
  let state: Any
  private let identity = Identity()

  init(_ state: Any) {
    self.state = state
  }

  static func == (left: PushedState, right: PushedState) -> Bool {
    left.identity === right.identity
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
  }

  private final class Identity {}
}

extension NavigationLink where Destination == Never {
  /// A link that pushes a state onto the stack of stores around, with any label; without a state it
  /// cannot be pressed.
  public init<State>(state: State?, @ViewBuilder label: () -> Label) {
    self.init(value: state.map { PushedState($0) }, label: label)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link that pushes a state onto the stack of stores around, with a title; without a state it
  /// cannot be pressed.
  public init<State>(_ title: some StringProtocol, state: State?) {
    self.init(state: state) { Text(title) }
  }
}
