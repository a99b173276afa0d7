/// One identity on the way from the root to a feature: a field, a case, a row, a presentation.
@usableFromInline
class EffectStep: @unchecked Sendable {
  // Invariant of `@unchecked Sendable`: it holds constants only.

  private let state: Int
  private let action: Int
  private let id: AnyHashable?
  let generation: UInt64

  /// Equal for steps that are the same.
  let hash: Int

  /// Equal for steps to children at the same place.
  let placeHash: Int

  /// Whether the child can go away.
  let isMortal: Bool

  init(
    state: CompiledKeyPath, action: CompiledKeyPath, id: AnyHashable? = nil,
    generation: UInt64 = 0, isMortal: Bool
  ) {
    self.state = state.subject
    self.action = action.subject
    self.id = id
    self.generation = generation
    self.isMortal = isMortal
    placeHash = self.state &* 31 &+ self.action
    hash =
      (placeHash &* 31 &+ Int(truncatingIfNeeded: generation)) &* 31 &+ (id?.hashValue ?? 0)
  }

  /// Whether two steps lead to the same child.
  final func isSame(as other: EffectStep) -> Bool {
    self === other || isBeside(other) && generation == other.generation && id == other.id
  }

  /// Whether two steps of one parent lead to children at the same place: two rows of one list, a child
  /// and the one that takes its place.
  final func isBeside(_ other: EffectStep) -> Bool {
    state == other.state && action == other.action
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

  /// A number that stays as long as no child at this place goes; `nil` if nothing tells.
  @usableFromInline
  func structure(in parent: UnsafeRawPointer) -> UInt64? { nil }
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
  private let identity: ChildIdentity

  @usableFromInline
  init(_ path: StatePath<Root, Value?>, action: CompiledKeyPath, identity: ChildIdentity) {
    self.path = path
    self.identity = identity
    super.init(
      state: path, action: action, id: identity.id, generation: identity.generation, isMortal: true)
  }

  @usableFromInline
  override func descend(from parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool {
    path.read(parent.assumingMemoryBound(to: Root.self), tracks: false) { place in
      guard let child = UnsafePointer(payloadOf: place), ChildIdentity(of: child) == identity
      else { return false }
      return body(UnsafeRawPointer(child))
    }
  }

  @usableFromInline
  override func structure(in parent: UnsafeRawPointer) -> UInt64? {
    path.read(parent.assumingMemoryBound(to: Root.self), tracks: false) { place in
      UnsafePointer(payloadOf: place).map { ChildIdentity(of: $0).number } ?? .max
    }
  }
}

/// A child in a case of its parent's state.
@usableFromInline
final class CaseStep<Root, Value>: EffectStep, @unchecked Sendable {
  private let path: ActionPath<Root, Value>
  private let identity: ChildIdentity

  @usableFromInline
  init(_ path: ActionPath<Root, Value>, action: CompiledKeyPath, identity: ChildIdentity) {
    self.path = path
    self.identity = identity
    super.init(
      state: path, action: action, id: identity.id, generation: identity.generation, isMortal: true)
  }

  @usableFromInline
  override func descend(from parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool {
    let root = parent.assumingMemoryBound(to: Root.self)
    guard let child = path.extract(root.pointee) else { return false }
    return withUnsafePointer(to: child) { child in
      guard ChildIdentity(of: child) == identity else { return false }
      return body(UnsafeRawPointer(child))
    }
  }

  @usableFromInline
  override func structure(in parent: UnsafeRawPointer) -> UInt64? {
    let root = parent.assumingMemoryBound(to: Root.self)
    return path.extract(root.pointee).map { ChildIdentity($0).number } ?? .max
  }
}

extension UnsafePointer {
  /// The place of the value inside an optional, `nil` if there is none.
  ///
  /// An optional has one payload, which begins where the optional does.
  @inlinable
  init?(payloadOf optional: UnsafePointer<Pointee?>) {
    guard optional.pointee != nil else { return nil }
    self = UnsafeRawPointer(optional).assumingMemoryBound(to: Pointee.self)
  }
}
