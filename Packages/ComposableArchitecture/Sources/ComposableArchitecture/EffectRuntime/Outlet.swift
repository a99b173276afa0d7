/// Where the actions of an effect go; the type of the actions is hidden.
@MainActor
class AnyOutlet {
  nonisolated init() {}
}

/// Where the actions of an effect go.
@MainActor
class Outlet<Action>: AnyOutlet {
  nonisolated override init() { super.init() }

  func send(_ action: Action, by sender: Sender) {
    preconditionFailure("An outlet must say where actions go.")
  }

  /// Reads the state of the root; does nothing once the store has gone.
  func readRoot(_ body: (UnsafeRawPointer) -> Void) {
    preconditionFailure("An outlet must say where the root's state is.")
  }
}

/// Puts a child's actions into those of its parent.
final class LiftOutlet<Action, ParentAction>: Outlet<Action> {
  private let transform: @Sendable (Action) -> ParentAction
  private let next: Outlet<ParentAction>

  init(
    _ transform: @escaping @Sendable (Action) -> ParentAction, into next: Outlet<ParentAction>
  ) {
    self.transform = transform
    self.next = next
    super.init()
  }

  override func send(_ action: Action, by sender: Sender) {
    next.send(transform(action), by: sender)
  }

  override func readRoot(_ body: (UnsafeRawPointer) -> Void) { next.readRoot(body) }
}

/// Puts actions into a store's queue; does not keep the store alive.
final class RootOutlet<State, Action>: Outlet<Action> {
  private weak var core: RootCore<State, Action>?

  init(_ core: RootCore<State, Action>) {
    self.core = core
    super.init()
  }

  override func send(_ action: Action, by sender: Sender) {
    core?.receive(action, from: sender)
  }

  override func readRoot(_ body: (UnsafeRawPointer) -> Void) {
    if let core { body(UnsafeRawPointer(core.place)) }
  }
}

/// Which effect sent an action.
struct Sender {
  /// The identities around the effect.
  var path: EffectPath?

  /// The number of the user's send that the effect goes back to.
  var work: UInt64
}
