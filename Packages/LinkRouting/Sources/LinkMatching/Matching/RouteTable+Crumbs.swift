extension RouteTable {
  /// What the screen of a link knows.
  package func parameters(
    _ fit: RouteFit, of link: Link, after trail: RedirectTrail = RedirectTrail()
  ) -> RouteParameters {
    let variant = routes[fit.route].variants[fit.variant]
    return RouteParameters(
      path: variant.parameters(in: link.segments, upTo: variant.segments.count),
      query: link.query, fragment: link.fragment, url: link.description,
      redirectedFrom: trail.links, carried: trail.parameters)
  }

  /// The screens on the way to a route, the outermost first.
  package func crumbs(
    _ fit: RouteFit, of link: Link, after trail: RedirectTrail = RedirectTrail()
  ) -> [Crumb] {
    let route = routes[fit.route]
    let variant = route.variants[fit.variant]
    var crumbs: [Crumb] = []
    crumbs.reserveCapacity(route.chain.count)
    var start = 0
    for (place, (index, count)) in zip(route.chain, variant.ends).enumerated() {
      let end = variant.length(of: count, in: link.segments)
      let isLast = place == route.chain.count - 1
      crumbs.append(
        Crumb(
          name: name(of: link.segments[start..<end]), place: place,
          pattern: routes[index].text, isModal: routes[index].isModal, route: index,
          parameters: isLast
            ? parameters(fit, of: link, after: trail)
            : RouteParameters(
              path: variant.parameters(in: link.segments, upTo: count),
              url: Link.text(link.segments[..<end]), redirectedFrom: trail.links,
              carried: trail.parameters)))
      start = end
    }
    return crumbs
  }

  private func name(of segments: ArraySlice<String>) -> String {
    segments.isEmpty ? "/" : String(Link.text(segments).dropFirst())
  }

  /// The screen of a pattern without the parameters that may be missing; `nil` when it needs some.
  package func root(_ pattern: RoutePattern) -> Crumb? {
    guard let route = patterns[pattern] else { return nil }
    let literals = pattern.segments.compactMap { segment in
      if case .literal(let text) = segment { text } else { nil }
    }
    let link = Link(segments: literals)
    return fit(link, route: route).flatMap { crumbs($0, of: link).last }
  }
}
