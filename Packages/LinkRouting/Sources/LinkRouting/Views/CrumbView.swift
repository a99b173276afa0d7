import LinkMatching
import TerminalUI

/// The screen of a crumb.
struct CrumbView: View {
  let crumb: Crumb
  let map: RouteMap
  @Environment(\.notFoundScreen) private var notFoundScreen

  var body: some View {
    if let unknown = crumb.unknown {
      notFoundScreen.make(unknown)
    } else if let view = try? map.view(of: crumb) {
      view
    } else {
      // A builder may refuse later what it took when the link was followed.
      notFoundScreen.make(
        UnknownLink(crumb.location, reason: map.refusal(of: crumb) ?? .noRoute))
    }
  }
}
