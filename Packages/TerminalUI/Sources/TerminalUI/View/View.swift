/// A piece of a screen, described by a value.
///
/// A view says what it shows in ``body``; the host builds it once for each place in the tree, keeps
/// its state there, and evaluates it again only when something that it read has changed.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// The content of this view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that holds this view's place in the tree.
  ///
  /// Views of this library that have no body implement it; all others inherit it.
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self>
}

extension View {
  /// Makes a node that evaluates ``body``.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    CompositeNode(view, inputs, kind: .of(Self.self))
  }
}

extension Never: View {
  /// There is no value of this type, and so no content.
  public typealias Body = Never

  /// Never called: there is no value of this type.
  public static func _makeNode(_ view: Never, _ inputs: _NodeInputs) -> _ViewNode<Never> {
    GroupNode(inputs) { _, _, _ in }
  }
}

extension View where Body == Never {
  /// Views of the library have no body of their own; the host never asks for it.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the host and has no body.")
  }
}
