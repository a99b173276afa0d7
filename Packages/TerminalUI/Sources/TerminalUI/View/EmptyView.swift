/// A view that shows nothing and takes no room.
public struct EmptyView: View {
  /// Always `Never`.
  public typealias Body = Never

  /// Creates the view.
  public nonisolated init() {}

  /// Makes a node without parts.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    GroupNode(inputs) { _, _, _ in }
  }
}
