/// The routes of a flow, from its root to the screen on top: an array, or an identified array.
///
/// The first route is the root, which no method here takes away. What cannot be done is an issue at the
/// caller's place, and changes nothing.
public protocol RoutableCollection: RandomAccessCollection, MutableCollection
where Index == Int, Element: RouteProtocol {
  /// What a route is addressed by: its position in an array, its screen's id in an identified array.
  associatedtype RouteID: Hashable

  /// Adds a route on top.
  ///
  /// - Returns: Whether it was added; not where its id is taken.
  mutating func _append(_ route: Element) -> Bool

  /// Takes routes away from the top.
  ///
  /// - Parameter count: How many; at most as many as there are.
  mutating func _removeLast(_ count: Int)

  /// Puts other routes in place of all.
  ///
  /// - Returns: Whether they could be; not where two of them share an id. If not, nothing has changed.
  mutating func _replaceAll(with routes: [Element]) -> Bool

  /// Puts another route at a position.
  ///
  /// - Returns: Whether it could be; not where another route has its id. If not, nothing has changed.
  mutating func _replace(at index: Int, with route: Element) -> Bool

  /// The position of the route with an id.
  func _index(of id: RouteID) -> Int?

  /// The id of the route at a position.
  func _id(at index: Int) -> RouteID

  /// Whether two screens with one id are the same screen; they need not be where ids are positions.
  static var _idsTellScreensApart: Bool { get }
}

extension Array: RoutableCollection where Element: RouteProtocol {
  /// The position in the array.
  public typealias RouteID = Int

  /// Adds a route on top.
  public mutating func _append(_ route: Element) -> Bool {
    append(route)
    return true
  }

  /// Takes routes away from the top.
  public mutating func _removeLast(_ count: Int) { removeLast(count) }

  /// Puts other routes in place of all.
  public mutating func _replaceAll(with routes: [Element]) -> Bool {
    self = routes
    return true
  }

  /// Puts another route at a position.
  public mutating func _replace(at index: Int, with route: Element) -> Bool {
    self[index] = route
    return true
  }

  /// The position itself, if there is a route.
  public func _index(of id: Int) -> Int? { indices.contains(id) ? id : nil }

  /// The position.
  public func _id(at index: Int) -> Int { index }

  /// Not here: ids are positions.
  public static var _idsTellScreensApart: Bool { false }
}
