extension IdentifiedArray {
  /// Creates an array of elements that the caller knows to have unique ids.
  ///
  /// They are checked all the same, since the check costs no more than the table of ids: equal ids stop
  /// the program.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The key path to an element's id.
  /// - Complexity: O(n) expected.
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uniqueElements: elements, id: id)
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an array of elements that the caller knows to have unique ids; equal ids stop the program.
  ///
  /// - Parameter elements: The elements.
  /// - Complexity: O(n) expected.
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements)
  }
}
