import LinkMatching
import TerminalUI

/// What a route does beyond matching.
struct RouteScreen: Sendable {
  let build: Route.Builder<AnyView>
  let redirect: Route.Redirect?
}
