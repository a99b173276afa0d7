public import LinkDestinations
import LinkMatching
public import TerminalUI

extension Route {
  /// The routes of an enum of destinations.
  ///
  /// A link whose path begins with another's is below it: `/contacts/:id` is pushed in front of
  /// `/contacts`.
  ///
  /// - Parameter screen: The screen of a destination; a `switch` in it covers all cases.
  public static func routes<Destination, Content: View>(
    for links: DestinationLinks<Destination>,
    @ViewBuilder screen: @escaping @MainActor (Destination) -> Content
  ) -> [Route] {
    links.tree.map { Route($0, screen: screen) }
  }

  private init<Destination, Content: View>(
    _ node: DestinationLinks<Destination>.Node,
    screen: @escaping @MainActor (Destination) -> Content
  ) {
    let read = node.read
    self.init(
      path: node.path, builder: { screen(try read($0)) },
      children: node.children.map { Route($0, screen: screen) }, isModal: node.isModal)
  }
}
