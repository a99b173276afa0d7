/// How a presented child is let go.
@usableFromInline
enum Dismissal<ParentAction> {
  /// By one action of the parent, whatever the parent's state.
  case by(ParentAction)

  /// By an action that depends on the parent's state; by none where the child is to stay.
  case depending(@MainActor (UnsafeRawPointer) -> ParentAction?)
}

extension Dismissal {
  /// The action that lets the child at a place go now; `nil` where it is to stay.
  @MainActor
  func action(at path: EffectPath, of outlet: Outlet<ParentAction>) -> ParentAction? {
    switch self {
    case .by(let action): return action
    case .depending(let make):
      var action: ParentAction?
      outlet.readRoot { root in
        _ = path.reachParent(root) { parent in
          action = make(parent)
          return true
        }
      }
      return action
    }
  }
}
