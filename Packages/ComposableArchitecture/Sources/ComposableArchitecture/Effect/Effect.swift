/// What a feature does outside of its state: a value that describes work, which a store performs.
///
/// An effect starts when the store accepts it, right after the reducer has returned. See ``run(priority:name:operation:catch:fileID:filePath:line:column:)``.
public struct Effect<Action>: @unchecked Sendable {
  // Invariant of `@unchecked Sendable`: an effect is immutable, and its actions are handed from the
  // reducer to the store, never shared.

  @usableFromInline
  enum Content {
    case none
    case send(Action)
    case node(EffectNode<Action>)
  }

  @usableFromInline let content: Content

  @usableFromInline
  init(_ content: Content) {
    self.content = content
  }

  @usableFromInline
  init(node: EffectNode<Action>) {
    content = .node(node)
  }
}

/// An effect of the actions of a reducer.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

extension Effect {
  /// Nothing to do.
  @inlinable
  public static var none: Self { Self(.none) }

  /// Sends an action at once, after the actions that wait already.
  ///
  /// - Parameter action: The action.
  @inlinable
  public static func send(_ action: Action) -> Self { Self(.send(action)) }

  /// Whether there is nothing to do.
  @usableFromInline
  var isNone: Bool {
    if case .none = content { true } else { false }
  }
}
