/// Views that are handled as if they stood where the group stands.
public struct Group<Content: View>: View {
  let content: Content

  /// Groups the views of the closure.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The grouped views.
  public var body: Content { content }
}
