/// The function from an element to its id.
@usableFromInline
struct Identification<Element, ID>: @unchecked Sendable {
  // The invariant: the function only reads its argument, through a property or a key path, both of
  // which never change, so threads may share it.
  @usableFromInline let function: (Element) -> ID

  @inlinable
  init(_ function: @escaping (Element) -> ID) {
    self.function = function
  }
}
