/// A place for views of one type.
@MainActor
public class _ViewNode<Content: View>: _AnyNode {
  /// Takes the newest value of the view, and the environment.
  func update(_ view: Content, _ environment: EnvironmentValues) {}
}
