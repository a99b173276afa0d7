extension Effect {
  /// Runs effects at the same time; actions sent at once keep their order.
  ///
  /// - Parameter effects: The effects.
  @inlinable
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// Runs effects at the same time; actions sent at once keep their order.
  ///
  /// - Parameter effects: The effects.
  @inlinable
  public static func merge<Effects: Sequence<Self>>(_ effects: Effects) -> Self {
    combine(effects, .merge)
  }

  /// Runs effects one after the other: each starts when the one before has ended.
  ///
  /// - Parameter effects: The effects.
  @inlinable
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// Runs effects one after the other: each starts when the one before has ended.
  ///
  /// - Parameter effects: The effects.
  @inlinable
  public static func concatenate<Effects: Collection>(_ effects: Effects) -> Self
  where Effects.Element == Self {
    combine(effects, .concatenate)
  }

  /// Runs this effect and another one at the same time.
  ///
  /// - Parameter other: The other effect.
  @inlinable
  public func merge(with other: Self) -> Self {
    if case .none = content { return other }
    if case .none = other.content { return self }
    return paired(with: other, .merge)
  }

  /// Runs this effect and, when it has ended, another one.
  ///
  /// - Parameter other: The other effect.
  @inlinable
  public func concatenate(with other: Self) -> Self {
    if case .none = content { return other }
    if case .none = other.content { return self }
    return paired(with: other, .concatenate)
  }

  @usableFromInline
  func paired(with other: Self, _ order: EffectOrder) -> Self {
    Self(node: PairNode(self, other, order))
  }

  @inlinable
  static func combine<Effects: Sequence<Self>>(
    _ effects: Effects, _ order: EffectOrder
  ) -> Self {
    var parts = ContiguousArray<Self>()
    var hasNode = false
    parts.reserveCapacity(effects.underestimatedCount)
    for effect in effects {
      switch effect.content {
      case .none: continue
      case .send: break
      case .node: hasNode = true
      }
      parts.append(effect)
    }
    switch parts.count {
    case 0: return .none
    case 1: return parts[0]
    default: return Self(node: ListNode(parts, order, hasNode: hasNode))
    }
  }

  /// Makes each action into another one.
  ///
  /// - Parameter transform: The change.
  /// - Returns: An effect of the other actions.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    switch content {
    case .none: .none
    case .send(let action): .send(transform(action))
    case .node(let node): Effect<T>(node: LiftNode(node, transform))
    }
  }
}

/// Whether effects run at the same time or one after the other.
@usableFromInline
enum EffectOrder: Sendable {
  case merge
  case concatenate
}
