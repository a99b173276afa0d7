import IdentifiedCollections

/// What is compared before and after a change to learn whether a value was replaced.
///
/// A change inside an observable value is told by that value itself; whoever holds it is told only when
/// it has become another one. No copy of the old value is kept.
@usableFromInline
struct ObservationIdentity: Equatable, Sendable {
  @usableFromInline let first: UInt64
  @usableFromInline let second: UInt64

  @inlinable
  init(_ first: UInt64, _ second: UInt64) {
    self.first = first
    self.second = second
  }

  /// Nobody observes: nothing to compare.
  @inlinable static var unobserved: ObservationIdentity { ObservationIdentity(.max, 0) }

  /// A value without an identity: each change counts.
  @inlinable static var unknown: ObservationIdentity { ObservationIdentity(.max, 1) }

  /// No value.
  @inlinable static var absent: ObservationIdentity { ObservationIdentity(0, .max) }

  @inlinable
  func isSame(as other: ObservationIdentity) -> Bool {
    self == other && self != .unknown
  }
}

/// A value that tells a replacement of itself from a change inside it.
@usableFromInline
protocol ObservationIdentifiable {
  /// Gives the value an identity of its own if a copy of it exists.
  mutating func _willModifyIdentity()
  var _observationIdentity: ObservationIdentity { get }
}

extension ObservableStateID {
  @usableFromInline
  var identity: ObservationIdentity { ObservationIdentity(serial, tag) }
}

extension Optional: ObservationIdentifiable where Wrapped: ObservableState {
  @usableFromInline
  mutating func _willModifyIdentity() { self?._$willModify() }

  @usableFromInline
  var _observationIdentity: ObservationIdentity { self?._$id.identity ?? .absent }
}

extension IdentifiedArray: ObservationIdentifiable where Element: ObservableState {
  @usableFromInline
  mutating func _willModifyIdentity() {}

  @usableFromInline
  var _observationIdentity: ObservationIdentity { ObservationIdentity(_$structure, 1) }
}

extension IdentifiedArray: ElementContainer where Element: ObservableState {
  typealias ObservedElement = Element
}

/// How values of one type are compared, found once for the type.
@usableFromInline
enum ValueIdentity: Sendable {
  case none
  case some(AnyValueIdentity)

  @usableFromInline
  static func of<Value>(_ type: Value.Type) -> ValueIdentity {
    if let type = type as? any ObservableState.Type { return .some(make(state: type)) }
    if let type = type as? any ObservationIdentifiable.Type { return .some(make(value: type)) }
    return .none
  }

  private static func make<S: ObservableState>(state: S.Type) -> AnyValueIdentity {
    ObservableIdentity<S>()
  }

  private static func make<V: ObservationIdentifiable>(value: V.Type) -> AnyValueIdentity {
    TypedIdentity<V>()
  }

  /// The comparison, if there is one.
  var known: AnyValueIdentity? {
    if case .some(let identity) = self { identity } else { nil }
  }

  func willModify(_ pointer: UnsafeMutableRawPointer) -> ObservationIdentity {
    switch self {
    case .none: .unknown
    case .some(let identity): identity.willModify(pointer)
    }
  }

  func read(_ pointer: UnsafeRawPointer) -> ObservationIdentity {
    switch self {
    case .none: .unknown
    case .some(let identity): identity.read(pointer)
    }
  }
}

@usableFromInline
class AnyValueIdentity: @unchecked Sendable {
  // Invariant of `@unchecked Sendable`: subclasses hold constants only.

  /// Reaches the value's token, if that is its identity.
  var container: ObservableContainer? { nil }

  @usableFromInline
  func willModify(_ pointer: UnsafeMutableRawPointer) -> ObservationIdentity { .unknown }

  @usableFromInline
  func read(_ pointer: UnsafeRawPointer) -> ObservationIdentity { .unknown }
}

private final class ObservableIdentity<S: ObservableState>: AnyValueIdentity, @unchecked Sendable {
  // A state with fields is a struct, whose identity is that of its registrar's token.
  private let tokens: ContainerOf<S>? = S._$fields.isEmpty ? nil : ContainerOf<S>()

  override var container: ObservableContainer? { tokens }

  override func willModify(_ pointer: UnsafeMutableRawPointer) -> ObservationIdentity {
    if let tokens {
      tokens.willModify(at: pointer)
      return tokens.tokenIdentity(at: pointer)
    }
    let state = pointer.assumingMemoryBound(to: S.self)
    state.pointee._$willModify()
    return state.pointee._$id.identity
  }

  override func read(_ pointer: UnsafeRawPointer) -> ObservationIdentity {
    if let tokens { return tokens.tokenIdentity(at: pointer) }
    return pointer.assumingMemoryBound(to: S.self).pointee._$id.identity
  }
}

private final class TypedIdentity<V: ObservationIdentifiable>: AnyValueIdentity,
  @unchecked Sendable
{
  override func willModify(_ pointer: UnsafeMutableRawPointer) -> ObservationIdentity {
    let value = pointer.assumingMemoryBound(to: V.self)
    value.pointee._willModifyIdentity()
    return value.pointee._observationIdentity
  }

  override func read(_ pointer: UnsafeRawPointer) -> ObservationIdentity {
    pointer.assumingMemoryBound(to: V.self).pointee._observationIdentity
  }
}
