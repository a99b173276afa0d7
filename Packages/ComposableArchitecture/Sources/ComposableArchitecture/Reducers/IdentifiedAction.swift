public import CasePaths

/// What happens in the rows of a list.
public enum IdentifiedAction<ID: Hashable & Sendable, Action>: CasePathable {
  /// Something happened in the row with an id.
  case element(id: ID, action: Action)

  /// The case, and rows by id: `\.rows[id: 1].tapped`.
  public struct AllCasePaths: Sendable {
    /// Something happened in a row.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      ._$case(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { action in
          guard case .element(let id, let action) = action else { return nil }
          return (id, action)
        })
    }

    /// What happens in the row with an id.
    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
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

/// What happens in the rows of a list, of a row's reducer.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}
