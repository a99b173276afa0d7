/// What tells one child from the next at the same place, where no presentation or list does.
///
/// A child that is `Identifiable` is known by its id, as in the reference. Another `@ObservableState` is
/// known by a number that stays through changes and copies. A child with neither cannot be told from a
/// value that takes its place within one action.
@usableFromInline
struct ChildIdentity: Equatable, @unchecked Sendable {
  // Invariant of `@unchecked Sendable`: an id is compared and hashed only, and never changes.

  @usableFromInline let generation: UInt64
  @usableFromInline let id: AnyHashable?

  /// The identity of a child that cannot be told from others.
  @usableFromInline static var none: ChildIdentity { ChildIdentity(generation: 0, id: nil) }

  @usableFromInline
  init(generation: UInt64, id: AnyHashable?) {
    self.generation = generation
    self.id = id
  }

  /// The identity of a child.
  @inlinable
  init<Child>(of child: UnsafePointer<Child>) {
    if let type = Child.self as? any Identifiable.Type {
      self.init(generation: 0, id: Self.id(type, at: UnsafeRawPointer(child)))
    } else {
      self.init(generation: Generation.of(child.pointee), id: nil)
    }
  }

  /// The identity of a child.
  @inlinable
  init<Child>(_ child: Child) {
    self = withUnsafePointer(to: child) { ChildIdentity(of: $0) }
  }

  @usableFromInline
  static func id<Child: Identifiable>(
    _ type: Child.Type, at place: UnsafeRawPointer
  ) -> AnyHashable {
    AnyHashable(place.assumingMemoryBound(to: type).pointee.id)
  }

  /// A number that differs, as far as hashes do, for children that are told apart.
  var number: UInt64 {
    generation ^ (id.map { UInt64(bitPattern: Int64($0.hashValue)) | 1 } ?? 0)
  }
}

/// What tells one observable state from the next.
@usableFromInline
enum Generation {
  /// A number that stays while a value is changed; 0 for values that cannot be told apart.
  @inlinable
  static func of<Value>(_ value: Value) -> UInt64 {
    guard let state = value as? any ObservableState else { return 0 }
    return state._$id.generation
  }
}
