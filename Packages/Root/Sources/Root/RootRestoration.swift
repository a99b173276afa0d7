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
  /// Starts at the screens with some URLs; one that leads nowhere is told.
  init(loginData: String, urls: [String]) {
    var places: [TabBarDestination] = []
    var notice: String?
    for url in urls {
      do { places.append(try RootLinks.destination(for: url)) } catch { notice = "\(error)" }
    }
    self.init(loginData: loginData, places: places)
    self.notice = notice
  }
}
