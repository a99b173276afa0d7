public import FoundationEssentials
import LinkMatching

extension Navigator {
  /// Follows a URL.
  @discardableResult
  public func go(to url: URL) -> NavigationResult {
    go(to: url.absoluteString)
  }
}

extension TabNavigator {
  /// Follows a URL.
  @discardableResult
  public func go(to url: URL) -> NavigationResult {
    go(to: url.absoluteString)
  }
}
