public import CasePaths

/// What can happen to a stack and in its elements.
public enum StackAction<State, Action>: CasePathable {
  /// Something happened in an element.
  indirect case element(id: StackElementID, action: Action)

  /// An element and all above it are to go.
  case popFrom(id: StackElementID)

  /// An element is put on top.
  case push(id: StackElementID, state: State)

  /// The cases, and elements by id: `\.path[id: 0].detail`.
  public struct AllCasePaths: Sendable {
    /// Something happened in an element.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      ._$case(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { action in
          guard case .element(let id, let action) = action else { return nil }
          return (id, action)
        })
    }

    /// An element and all above it are to go.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      ._$case(
        embed: { .popFrom(id: $0) },
        extract: { if case .popFrom(let id) = $0 { return id } else { return nil } })
    }

    /// An element is put on top.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      ._$case(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: { action in
          guard case .push(let id, let state) = action else { return nil }
          return (id, state)
        })
    }

    /// What happens in the element with an id.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      ._$case(
        embed: { .element(id: id, action: $0) },
        extract: { action in
          guard case .element(id, let action) = action else { return nil }
          return action
        })
    }
  }

  /// The case paths of the action.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// What can happen to a stack of a reducer's features.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
