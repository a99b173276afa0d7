/// One identity on the way from the root to a feature: a field, a case, a row, a presentation.
@usableFromInline
class EffectStep: @unchecked Sendable {
  // Invariant of `@unchecked Sendable`: it holds constants only.

  private let state: CompiledKeyPath
  private let action: CompiledKeyPath
  private let id: AnyHashable?
  let generation: UInt64

  /// Equal for steps that are the same.
  let hash: Int

  /// Whether the child can go away.
  let isMortal: Bool

  init(
    state: CompiledKeyPath, action: CompiledKeyPath, id: AnyHashable? = nil,
    generation: UInt64 = 0, isMortal: Bool
  ) {
    self.state = state
    self.action = action
    self.id = id
    self.generation = generation
    self.isMortal = isMortal
    let way = ObjectIdentifier(state).hashValue &* 31 &+ ObjectIdentifier(action).hashValue
    hash = (way &* 31 &+ Int(truncatingIfNeeded: generation)) &* 31 &+ (id?.hashValue ?? 0)
  }

  /// Whether two steps lead to the same child.
  final func isSame(as other: EffectStep) -> Bool {
    self === other
      || state === other.state && action === other.action && generation == other.generation
        && id == other.id
  }

  /// Goes from the parent's state to the child's.
  ///
  /// - Returns: What `body` returns; `false` if this child is not there (any more).
  @usableFromInline
  func descend(from parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool {
    preconditionFailure("A step must say where it leads.")
  }

  /// Whether this child is there.
  @usableFromInline
  func isThere(in parent: UnsafeRawPointer) -> Bool { descend(from: parent) { _ in true } }
}

/// A child in a field of its parent: always there.
@usableFromInline
final class FieldStep<Root, Value>: EffectStep, @unchecked Sendable {
  private let path: StatePath<Root, Value>

  @usableFromInline
  init(_ path: StatePath<Root, Value>, action: CompiledKeyPath) {
    self.path = path
    super.init(state: path, action: action, isMortal: false)
  }

  @usableFromInline
  override func descend(from parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool {
    path.read(parent.assumingMemoryBound(to: Root.self), tracks: false) {
      body(UnsafeRawPointer($0))
    }
  }
}

/// A child in an optional field of its parent.
@usableFromInline
final class OptionalStep<Root, Value>: EffectStep, @unchecked Sendable {
  private let path: StatePath<Root, Value?>

  @usableFromInline
  init(_ path: StatePath<Root, Value?>, action: CompiledKeyPath, generation: UInt64) {
    self.path = path
    super.init(state: path, action: action, generation: generation, isMortal: true)
  }

  @usableFromInline
  override func descend(from parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool {
    path.read(parent.assumingMemoryBound(to: Root.self), tracks: false) { child in
      guard let child = child.pointee, Generation.of(child) == generation else { return false }
      return withUnsafePointer(to: child) { body(UnsafeRawPointer($0)) }
    }
  }
}

/// A child in a case of its parent's state.
@usableFromInline
final class CaseStep<Root, Value>: EffectStep, @unchecked Sendable {
  private let path: ActionPath<Root, Value>

  @usableFromInline
  init(_ path: ActionPath<Root, Value>, action: CompiledKeyPath, generation: UInt64) {
    self.path = path
    super.init(state: path, action: action, generation: generation, isMortal: true)
  }

  @usableFromInline
  override func descend(from parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool {
    let root = parent.assumingMemoryBound(to: Root.self)
    guard let child = path.extract(root.pointee), Generation.of(child) == generation
    else { return false }
    return withUnsafePointer(to: child) { body(UnsafeRawPointer($0)) }
  }
}

/// What tells one child from the next at the same place.
@usableFromInline
enum Generation {
  /// A number that stays while a value is changed; 0 for values that cannot be told apart.
  @inlinable
  static func of<Value>(_ value: Value) -> UInt64 {
    guard let state = value as? any ObservableState else { return 0 }
    return state._$id.generation
  }
}
