import LinkDestinations
import TabBar

extension RootFeature.State {
  /// The URLs of the screens that are open, for ``RootFeature/Action/restored(_:)``; none at the log-in.
  public var urls: [String] {
    guard case .tabBar(let tabBar) = self else { return [] }
    return tabBar.places.compactMap { try? RootLinks.url(for: $0) }
  }
}

extension TabBarFeature.State {
  /// The screens with some URLs; one that leads nowhere is told.
  static func restored(loginData: String, urls: [String]) -> Self {
    var places: [TabBarDestination] = []
    var notice: String?
    for url in urls {
      do { places.append(try RootLinks.destination(for: url)) } catch { notice = "\(error)" }
    }
    var state = Self(loginData: loginData, places: places)
    state.notice = notice
    return state
  }
}
