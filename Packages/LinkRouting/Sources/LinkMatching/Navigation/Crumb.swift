/// A screen on the way to where the user is.
///
/// Two screens of equal names are different crumbs, since each knows its place.
public struct Crumb: Hashable, Sendable {
  /// The route's own piece of the path, encoded as in a link: `contact/7`; `/` for the root.
  public let name: String
  /// How many screens are below it.
  public internal(set) var place: Int
  /// The route's whole pattern; `nil` for the not-found screen.
  public let pattern: String?
  /// Whether the screen is presented in front of those before it.
  public let isModal: Bool
  /// What the screen knows about its link.
  public let parameters: RouteParameters
  /// What was not found; `nil` for the screen of a route.
  public let unknown: UnknownLink?
  /// The route's place in the order of declaration.
  package let route: Int?

  init(
    name: String, place: Int, pattern: String, isModal: Bool, route: Int,
    parameters: RouteParameters
  ) {
    self.name = name
    self.place = place
    self.pattern = pattern
    self.isModal = isModal
    self.route = route
    self.parameters = parameters
    unknown = nil
  }

  /// The not-found screen.
  package init(_ unknown: UnknownLink) {
    name = unknown.text
    place = 0
    pattern = nil
    isModal = false
    route = nil
    parameters = RouteParameters(path: [:], url: unknown.text)
    self.unknown = unknown
  }

  /// The canonical link to the screen; what was asked for, if it was not found.
  public var location: String { parameters.url }

  /// The canonical path of the screen, without query and fragment.
  public var path: String { String(location.prefix { $0 != "?" && $0 != "#" }) }

  /// Whether both are screens of one route with the same parameters in their paths.
  func isSameScreen(as other: Crumb) -> Bool {
    route != nil && route == other.route && parameters.path == other.parameters.path
  }
}

extension Crumb: CustomStringConvertible {
  /// The location.
  public var description: String { location }
}
