public import LinkMatching

/// What became of a link that was followed.
public enum NavigationResult: Hashable, Sendable {
  /// Its screen is shown.
  case shown
  /// The not-found screen is shown in front of where the user was.
  case notFound(UnknownLink)
  /// Nothing has changed.
  case refused(NavigatorError)
}
