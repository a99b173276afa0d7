public import CasePaths
public import Routes

/// What can happen to the routes of a coordinator, and in their screens.
///
/// ```swift
/// case .router(.routeAction(id: _, action: .home(.startTapped))):
///   state.routes.push(.numbersList(.init()))
/// ```
public enum RouterAction<ID: Hashable & Sendable, Screen, ScreenAction>: CasePathIterable {
  /// The user has gone back or dismissed: these are the routes that are left.
  case updateRoutes(_ routes: [Route<Screen>])

  /// Something happened in a screen.
  indirect case routeAction(id: ID, action: ScreenAction)

  /// The cases, and screens by id: `\.router[id: 0].home`.
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    /// The key path of the case that an action is.
    ///
    /// - Parameter root: The action.
    public subscript(root: RouterAction) -> PartialCaseKeyPath<RouterAction> {
      switch root {
      case .updateRoutes: \.updateRoutes
      case .routeAction: \.routeAction
      }
    }

    /// The routes were changed from outside.
    public var updateRoutes: AnyCasePath<RouterAction, [Route<Screen>]> {
      ._$case(
        embed: { .updateRoutes($0) },
        extract: { action in
          guard case .updateRoutes(let routes) = action else { return nil }
          return routes
        })
    }

    /// Something happened in a screen.
    public var routeAction: AnyCasePath<RouterAction, (id: ID, action: ScreenAction)> {
      ._$case(
        embed: { .routeAction(id: $0.id, action: $0.action) },
        extract: { action in
          guard case .routeAction(let id, let action) = action else { return nil }
          return (id, action)
        })
    }

    /// What happens in the screen with an id.
    public subscript(id id: ID) -> AnyCasePath<RouterAction, ScreenAction> {
      ._$case(
        embed: { .routeAction(id: id, action: $0) },
        extract: { action in
          guard case .routeAction(id, let action) = action else { return nil }
          return action
        })
    }

    /// An iterator over the case key paths.
    ///
    /// - Returns: The iterator.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<RouterAction>]> {
      [\.updateRoutes, \.routeAction].makeIterator()
    }
  }

  /// The case paths of the action.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension RouterAction: Equatable where Screen: Equatable, ScreenAction: Equatable {}
extension RouterAction: Hashable where Screen: Hashable, ScreenAction: Hashable {}
extension RouterAction: Sendable where Screen: Sendable, ScreenAction: Sendable {}
