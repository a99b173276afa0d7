/// Reaches an observable state of unknown type behind a pointer.
class ObservableContainer: @unchecked Sendable {
  // Invariant of `@unchecked Sendable`: it has no stored properties.

  func identity(at pointer: UnsafeRawPointer) -> ObservableStateID {
    preconditionFailure("A container must know its type.")
  }

  func willModify(at pointer: UnsafeMutableRawPointer) {
    preconditionFailure("A container must know its type.")
  }
}

final class ContainerOf<State: ObservableState>: ObservableContainer, @unchecked Sendable {
  override func identity(at pointer: UnsafeRawPointer) -> ObservableStateID {
    pointer.assumingMemoryBound(to: State.self).pointee._$id
  }

  override func willModify(at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: State.self).pointee._$willModify()
  }
}

/// A field that is passed on the way from a state to a part of it.
struct ObservedStep: Sendable {
  let container: ObservableContainer
  let offset: Int
  let field: Int
}
