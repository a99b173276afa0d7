/// Several views in a row, as a builder makes them.
public struct TupleView<each Content: View>: View {
  /// Always `Never`: the host reads the parts itself.
  public typealias Body = Never

  let content: (repeat each Content)

  /// Creates the row.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Makes one node for each part.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    let node = GroupNode<Self>(inputs) { view, nodes, environment in
      var index = 0
      for part in repeat each view.content {
        updateNode(nodes[index], with: part, environment)
        index += 1
      }
    }
    for part in repeat each view.content {
      node.add(part)
    }
    return node
  }
}

@MainActor
private func updateNode<Content: View>(
  _ node: _AnyNode, with view: Content, _ environment: EnvironmentValues
) {
  // The node was made from the same position of the same tuple type.
  unsafeDowncast(node, to: _ViewNode<Content>.self).update(view, environment)
}
