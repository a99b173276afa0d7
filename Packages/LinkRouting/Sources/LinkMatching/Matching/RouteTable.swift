/// Routes, ready to be matched.
///
/// The most specific route wins: segment by segment from the left, a fixed segment goes before a
/// parameter with a fixed end (the longer end first), that before a parameter, that before an
/// optional one, and the remainder comes last; of equal ones the first declared wins. The case of
/// letters matters.
public struct RouteTable: Sendable {
  private(set) var routes: [TableRoute] = []
  private(set) var names: [String: Int] = [:]
  private(set) var patterns: [RoutePattern: Int] = [:]
  private var trie = RouteTrie()

  /// Joins the paths of the routes and their children.
  ///
  /// - Throws: ``RouteTableError`` when a path is no pattern or a name comes twice.
  public init(_ declarations: [RouteDeclaration]) throws(RouteTableError) {
    for declaration in declarations { try insert(declaration, below: nil) }
  }

  private mutating func insert(
    _ declaration: RouteDeclaration, below parent: TableRoute?
  ) throws(RouteTableError) {
    let index = routes.count
    let route: TableRoute
    do {
      let own = try RoutePattern(declaration.path)
      let pattern = try parent?.pattern.appending(own) ?? own
      route = TableRoute(
        pattern: pattern, text: "\(pattern)", name: declaration.name, isModal: declaration.isModal,
        chain: (parent?.chain ?? []) + [index],
        variants: try PatternVariant.variants(
          of: own, after: parent?.variants ?? [PatternVariant()], pattern: pattern))
    } catch {
      throw .pattern(error)
    }
    if let name = route.name, names.updateValue(index, forKey: name) != nil {
      throw .repeatedName(name)
    }
    if patterns[route.pattern] == nil { patterns[route.pattern] = index }
    routes.append(route)
    for (number, variant) in route.variants.enumerated() {
      trie.insert(
        variant.segments,
        RouteTrie.Entry(
          route: Int32(index), variant: Int32(number), missing: Int32(variant.missing)))
    }
    for child in declaration.children { try insert(child, below: route) }
  }

  /// The route that a text fits best; `nil` when there is none, or when the text names no place.
  public func match(_ text: String) -> RouteMatch? {
    (try? Link(text)).flatMap { match($0) }
  }

  /// The route that a link fits best.
  ///
  /// - Complexity: grows with the length of the path, not with the number of routes.
  public func match(_ link: Link) -> RouteMatch? {
    fit(link).map { RouteMatch($0, of: link, in: self) }
  }

  /// Which route a link fits best, and how; no more is worked out.
  package func fit(_ link: Link) -> RouteFit? {
    trie.find(link.segments).map { RouteFit(route: Int($0.route), variant: Int($0.variant)) }
  }

  /// How a link fits one route, whether or not another is more specific.
  func fit(_ link: Link, route: Int) -> RouteFit? {
    routes[route].variants.firstIndex { $0.fits(link.segments) }.map {
      RouteFit(route: route, variant: $0)
    }
  }

  /// The whole pattern of a route by its place in the order of declaration.
  package func pattern(_ route: Int) -> RoutePattern { routes[route].pattern }

  /// The routes on the way to a route, the outermost first, itself included.
  package func chain(_ route: Int) -> [Int] { routes[route].chain }
}

/// A route and the variant of it that a link fits.
package struct RouteFit: Hashable, Sendable {
  /// The route's place in the order of declaration.
  package let route: Int
  let variant: Int
}
