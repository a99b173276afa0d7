import LinkMatching
import TerminalUI

/// Routes with their screens and guards, ready to be followed.
@MainActor
final class RouteMap {
  let table: RouteTable
  private let screens: [RouteScreen]
  private let schemes: Set<String>?

  /// - Parameter schemes: The app's own schemes; `nil` for any.
  init(_ routes: [Route], schemes: Set<String>?) throws(NavigatorError) {
    do {
      table = try RouteTable(routes.map(\.declaration))
    } catch {
      throw .routes(error)
    }
    screens = routes.flatMap(\.screens)
    self.schemes = schemes.map { Set($0.map { $0.lowercased() }) }
  }

  /// Where a link leads, redirects followed and screens tried.
  func resolve(_ text: String) throws(RedirectError) -> Resolution {
    let resolution = try table.resolve(text, schemes: schemes) { route, parameters in
      screens[route].redirect?(parameters)
    }
    guard case .found(let crumbs) = resolution else { return resolution }
    for crumb in crumbs {
      if let reason = refusal(of: crumb) { return .unknown(UnknownLink(text, reason: reason)) }
    }
    return resolution
  }

  /// Why a screen cannot be made; `nil` when it can.
  func refusal(of crumb: Crumb) -> UnknownLink.Reason? {
    do {
      _ = try view(of: crumb)
      return nil
    } catch let error as ParameterError {
      return .parameter(error)
    } catch {
      return .refused("\(error)")
    }
  }

  /// The screen in front, if a guard on the way to it sends it elsewhere now; a not-found screen in front of
  /// it does not count.
  func guarded(_ state: NavigationState) -> Crumb? {
    let crumb = state.crumbs.last { $0.unknown == nil } ?? state.root
    guard let route = crumb.route else { return nil }
    let isGuarded = table.chain(route).contains {
      screens[$0].redirect?(crumb.parameters) != nil
    }
    return isGuarded ? crumb : nil
  }

  /// Checks that each screen of a restored stack can be made.
  func check(_ state: NavigationState) throws(SnapshotError) {
    for crumb in [state.root] + state.crumbs where refusal(of: crumb) != nil {
      throw .placeDoesNotFit(url: crumb.location, pattern: crumb.pattern ?? "")
    }
  }

  /// Where guards send the screen in front of a restored stack; `nil` when it may be shown.
  func redirection(of state: NavigationState) throws(SnapshotError) -> Resolution? {
    guard let crumb = guarded(state) else { return nil }
    do { return try resolve(crumb.location) } catch { throw .redirect(error) }
  }

  /// The screen of a crumb that is not the not-found one.
  func view(of crumb: Crumb) throws -> AnyView {
    guard let route = crumb.route else { return AnyView(EmptyView()) }
    return try screens[route].build(crumb.parameters)
  }
}

extension Route {
  fileprivate var declaration: RouteDeclaration {
    RouteDeclaration(
      path: path, name: name, isModal: isModal, children: children.map(\.declaration))
  }

  /// The screens of the route and those below, in the order of declaration.
  fileprivate var screens: [RouteScreen] {
    [screen] + children.flatMap(\.screens)
  }
}
