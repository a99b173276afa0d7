public import IdentifiedCollections

extension IdentifiedArray: RoutableCollection where Element: RouteProtocol {
  /// The id of the route's screen.
  public typealias RouteID = ID

  /// Adds a route on top, unless its id is taken.
  public mutating func _append(_ route: Element) -> Bool { append(route).inserted }

  /// Takes routes away from the top.
  public mutating func _removeLast(_ count: Int) { removeLast(count) }

  /// Puts other routes in place of all, unless two of them share an id.
  public mutating func _replaceAll(with routes: [Element]) -> Bool {
    var copy = self
    copy.removeAll()
    for route in routes {
      guard copy.append(route).inserted else { return false }
    }
    self = copy
    return true
  }

  /// Puts another route at a position, unless another one has its id.
  public mutating func _replace(at index: Int, with route: Element) -> Bool {
    let old = remove(at: index)
    guard insert(route, at: index).inserted else {
      _ = insert(old, at: index)
      return false
    }
    return true
  }

  /// The position of the route with an id.
  public func _index(of id: ID) -> Int? { index(id: id) }

  /// The id of the route at a position.
  public func _id(at index: Int) -> ID { ids[index] }

  /// Here they do.
  public static var _idsTellScreensApart: Bool { true }
}
