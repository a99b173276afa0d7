/// Why a snapshot cannot be restored; the navigation stays where it was.
public enum SnapshotError: Error, Hashable, Sendable {
  /// It was written by another version.
  case otherVersion(Int)
  /// A route of it is no longer there.
  case routeHasGone(pattern: String)
  /// A link of it does not fit its route.
  case placeDoesNotFit(url: String, pattern: String)
  /// It is of another navigation: the root or the tabs are others.
  case otherNavigation
  /// A guard does not let it pass.
  case redirect(RedirectError)
}

extension SnapshotError: CustomStringConvertible {
  /// A sentence for a person.
  public var description: String {
    switch self {
    case .otherVersion(let version):
      "The snapshot has version \(version), not \(NavigationSnapshot.version)."
    case .routeHasGone(let pattern): "The route “\(pattern.shortened)” is no longer there."
    case .placeDoesNotFit(let url, let pattern):
      "“\(url.shortened)” is no page of “\(pattern.shortened)”."
    case .otherNavigation: "The snapshot is of another navigation."
    case .redirect(let error): error.description
    }
  }
}
