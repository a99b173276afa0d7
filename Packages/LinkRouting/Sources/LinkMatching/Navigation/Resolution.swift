/// What a link leads to.
package enum Resolution: Hashable, Sendable {
  /// The screens on the way, the outermost first.
  case found([Crumb])
  /// Nothing.
  case unknown(UnknownLink)
}

extension RouteTable {
  /// Follows a link, and what its routes redirect it to.
  ///
  /// - Parameters:
  ///   - schemes: The schemes that are the app's own, in small letters; `nil` for any.
  ///   - redirect: Where a route, by its place in the order of declaration, sends a link.
  package func resolve(
    _ text: String, schemes: Set<String>? = nil,
    redirect: (_ route: Int, RouteParameters) -> String?
  ) throws(RedirectError) -> Resolution {
    var trail = RedirectTrail()
    var text = text
    var link: Link
    do { link = try Link(text) } catch { return .unknown(UnknownLink(text, reason: .link(error))) }
    while true {
      if let scheme = link.scheme, let schemes, !schemes.contains(scheme) {
        return .unknown(UnknownLink(text, reason: .unknownScheme(scheme)))
      }
      guard let fit = self.fit(link) else { return .unknown(UnknownLink(text)) }
      let parameters = self.parameters(fit, of: link, after: trail)
      guard let target = firstRedirect(fit, parameters, redirect) else {
        return .found(crumbs(fit, of: link, after: trail))
      }
      text = target
      let next: Link
      switch RedirectTarget(target).link(after: link, parameters, of: routes[fit.route].pattern) {
      case .success(let link): next = link
      case .failure(let unknown): return .unknown(unknown.link)
      }
      try trail.follow(from: link, parameters.path, to: next)
      link = next
    }
  }

  /// Asks the routes on the way, the outermost first.
  private func firstRedirect(
    _ fit: RouteFit, _ parameters: RouteParameters,
    _ redirect: (_ route: Int, RouteParameters) -> String?
  ) -> String? {
    for route in routes[fit.route].chain {
      if let target = redirect(route, parameters) { return target }
    }
    return nil
  }
}
