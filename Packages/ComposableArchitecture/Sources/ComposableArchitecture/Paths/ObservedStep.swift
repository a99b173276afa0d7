import Synchronization

/// A field that is passed on the way from a state to a part of it.
@usableFromInline
struct ObservedStep: Sendable {
  let container: ObservableContainer
  let offset: Int
  let field: Int

  /// Tells the observation that is in progress on the main actor that the field was read.
  func access(_ base: UnsafeRawPointer) {
    container.withToken(at: base + offset) { $0.record(field, until: .change) }
  }

  /// Tells the observers of the field that it has changed.
  func notify(_ base: UnsafeRawPointer) {
    container.withToken(at: base + offset) { $0.notify(field) }
  }

  /// Prepares for a change of the field.
  ///
  /// - Returns: Whether somebody may observe it.
  func willModify(_ base: UnsafeMutableRawPointer) -> Bool {
    container.willModify(at: base + offset)
    return container.withToken(at: base + offset) { $0.isObserved(field) }
  }
}

/// Reaches an observable state of unknown type behind a pointer.
///
/// The registrar inside the state is found once, by looking for its token in the state's memory, so that
/// later looks need neither the state's type nor a call into it.
@usableFromInline
class ObservableContainer: @unchecked Sendable {
  // Invariant of `@unchecked Sendable`: only the atomic offset changes.

  private static let unknown = -1
  private static let absent = -2
  private let registrarOffset = Atomic(ObservableContainer.unknown)

  func identity(at pointer: UnsafeRawPointer) -> ObservableStateID {
    preconditionFailure("A container must know its type.")
  }

  func prepare(at pointer: UnsafeMutableRawPointer) {
    preconditionFailure("A container must know its type.")
  }

  var size: Int {
    preconditionFailure("A container must know its type.")
  }

  /// Gives the state an identity of its own if a copy of it exists.
  final func willModify(at pointer: UnsafeMutableRawPointer) {
    let offset = registrarOffset.load(ordering: .relaxed)
    guard offset >= 0 else { return prepare(at: pointer) }
    (pointer + offset).assumingMemoryBound(to: ObservationStateRegistrar.self).pointee
      ._$willModify()
  }

  /// Uses the token of the state.
  @inline(__always)
  final func withToken<Result>(
    at pointer: UnsafeRawPointer, _ body: (ObservationToken) -> Result
  ) -> Result {
    let offset = registrarOffset.load(ordering: .relaxed)
    if offset >= 0 {
      // A registrar is one reference to its token; the state keeps it alive while it is used here.
      let token = (pointer + offset).load(as: UnsafeRawPointer.self)
      return Unmanaged<ObservationToken>.fromOpaque(token)._withUnsafeGuaranteedRef(body)
    }
    return body(locate(pointer, isSearched: offset == Self.absent))
  }

  /// The identity of the state, which is that of its token.
  @inline(__always)
  final func tokenIdentity(at pointer: UnsafeRawPointer) -> ObservationIdentity {
    withToken(at: pointer) { ObservationIdentity($0.serial, 0) }
  }

  @inline(never)
  private func locate(_ pointer: UnsafeRawPointer, isSearched: Bool) -> ObservationToken {
    let token = identity(at: pointer).token ?? ObservationToken()
    guard !isSearched else { return token }
    let word = UInt(bitPattern: Unmanaged.passUnretained(token).toOpaque())
    let stride = MemoryLayout<UInt>.stride
    let places = Swift.stride(from: 0, through: size - stride, by: stride).filter {
      pointer.load(fromByteOffset: $0, as: UInt.self) == word
    }
    // Unused bytes, of an enum's smaller case for example, may hold an old copy of the same
    // address: the place is known only when it is the only one.
    if places.count <= 1 {
      registrarOffset.store(places.first ?? Self.absent, ordering: .relaxed)
    }
    return token
  }
}

final class ContainerOf<State: ObservableState>: ObservableContainer, @unchecked Sendable {
  override func identity(at pointer: UnsafeRawPointer) -> ObservableStateID {
    pointer.assumingMemoryBound(to: State.self).pointee._$id
  }

  override func prepare(at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: State.self).pointee._$willModify()
  }

  override var size: Int { MemoryLayout<State>.size }
}
