public import CasePaths

/// What can happen to a child that is presented.
@dynamicMemberLookup
public enum PresentationAction<Action> {
  /// The child is to go.
  case dismiss

  /// Something happened in the child.
  indirect case presented(Action)

  /// An action of a case of the presented child, as a function or a value.
  public static subscript<Value>(
    dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>>
  ) -> (Value) -> Self where Action: CasePathable {
    { .presented(Action.allCasePaths[keyPath: keyPath].embed($0)) }
  }

  /// An action of a case of the presented child without a payload.
  public static subscript(
    dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Void>>
  ) -> Self where Action: CasePathable {
    .presented(Action.allCasePaths[keyPath: keyPath].embed(()))
  }
}

extension PresentationAction: CasePathable {
  /// The cases, and those of the presented child's action.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The child is to go.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      ._$case(
        embed: { .dismiss }, extract: { if case .dismiss = $0 { return () } else { return nil } })
    }

    /// Something happened in the child.
    public var presented: AnyCasePath<PresentationAction, Action> {
      ._$case(
        embed: { .presented($0) },
        extract: { if case .presented(let action) = $0 { return action } else { return nil } })
    }

    /// A case of the presented child's action.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>>
    ) -> AnyCasePath<PresentationAction, Value> where Action: CasePathable {
      presented.appending(path: Action.allCasePaths[keyPath: keyPath])
    }

    /// A case of the presented child's action, as the presentation of that case alone.
    @_disfavoredOverload
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Value>> where Action: CasePathable {
      nonisolated(unsafe) let keyPath = keyPath
      return ._$case(
        embed: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let value): .presented(Action.allCasePaths[keyPath: keyPath].embed(value))
          }
        },
        extract: { action in
          switch action {
          case .dismiss: .dismiss
          case .presented(let action):
            Action.allCasePaths[keyPath: keyPath].extract(from: action)
              .map(PresentationAction<Value>.presented)
          }
        }
      )
    }
  }

  /// The cases of the action.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}
