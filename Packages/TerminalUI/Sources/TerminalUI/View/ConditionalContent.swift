/// One of two views, as `if`/`else` and `switch` make them.
public struct _ConditionalContent<First: View, Second: View>: View {
  /// Always `Never`.
  public typealias Body = Never

  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  /// Makes a node for the branch that is taken.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ConditionalNode(view, inputs)
  }
}

private final class ConditionalNode<First: View, Second: View>:
  _ViewNode<_ConditionalContent<First, Second>>
{
  private var first: _ViewNode<First>?
  private var second: _ViewNode<Second>?

  init(_ view: _ConditionalContent<First, Second>, _ inputs: _NodeInputs) {
    super.init(inputs)
    update(view, inputs.environment)
  }

  override func update(
    _ view: _ConditionalContent<First, Second>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    switch view.storage {
    case .first(let content):
      second?.dismantle()
      second = nil
      update(&first, with: content)
    case .second(let content):
      first?.dismantle()
      first = nil
      update(&second, with: content)
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
  }
}
