extension IdentifiedArray {
  /// Removes the element with an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The element, or `nil` when there was none.
  /// - Complexity: O(n); O(1) expected for the last element.
  @discardableResult
  @inlinable
  public mutating func remove(id: ID) -> Element? {
    identities.index(of: id).map { remove(at: $0) }
  }

  /// Removes the element that has the id of another one.
  ///
  /// - Parameter element: The other one.
  /// - Returns: The element, or `nil` when there was none.
  /// - Complexity: O(n); O(1) expected for the last element.
  @discardableResult
  @inlinable
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identify(element))
  }

  /// Removes the element at a position.
  ///
  /// - Parameter index: The position.
  /// - Returns: The element.
  /// - Complexity: O(n); O(1) expected for the last element.
  @discardableResult
  @inlinable
  public mutating func remove(at index: Int) -> Element {
    let element = storage.remove(at: index)
    identities.remove(at: index)
    structureDidChange()
    return element
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether the room stays reserved.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    storage.removeAll(keepingCapacity: keepCapacity)
    identities = OrderedIDs()
    structureDidChange()
  }

  /// Removes the elements for which a condition holds.
  ///
  /// - Parameter shouldBeRemoved: The condition.
  /// - Throws: What the condition throws; then nothing is removed.
  /// - Complexity: O(n).
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    var kept: [Element] = []
    var keptIDs: [ID] = []
    for (element, id) in zip(storage, identities) where try !shouldBeRemoved(element) {
      kept.append(element)
      keptIDs.append(id)
    }
    guard kept.count < storage.count else { return }
    storage = kept
    identities.replace(withUnique: keptIDs)
    structureDidChange()
  }

  /// Removes the elements in a range of positions.
  ///
  /// - Parameter bounds: The range.
  /// - Complexity: O(n).
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    let bounds = bounds.relative(to: storage)
    guard !bounds.isEmpty else { return }
    storage.removeSubrange(bounds)
    var kept = identities.elements
    kept.removeSubrange(bounds)
    identities.replace(withUnique: kept)
    structureDidChange()
  }

  /// Removes the first element; an empty array stops the program.
  ///
  /// - Returns: The element.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func removeFirst() -> Element {
    remove(at: 0)
  }

  /// Removes elements from the front.
  ///
  /// - Parameter count: Their number.
  /// - Complexity: O(n).
  public mutating func removeFirst(_ count: Int) {
    removeSubrange(0..<count)
  }

  /// Removes the last element; an empty array stops the program.
  ///
  /// - Returns: The element.
  /// - Complexity: O(1) expected.
  @discardableResult
  public mutating func removeLast() -> Element {
    remove(at: storage.count - 1)
  }

  /// Removes elements from the back.
  ///
  /// - Parameter count: Their number.
  /// - Complexity: O(n).
  public mutating func removeLast(_ count: Int) {
    removeSubrange((storage.count - count)..<storage.count)
  }

  /// Removes the first element, if there is one.
  ///
  /// - Returns: The element.
  public mutating func popFirst() -> Element? {
    isEmpty ? nil : removeFirst()
  }

  /// Removes the last element, if there is one.
  ///
  /// - Returns: The element.
  public mutating func popLast() -> Element? {
    isEmpty ? nil : removeLast()
  }

  /// Removes the elements at some positions.
  ///
  /// - Parameter offsets: The positions, in any order.
  /// - Complexity: O(n).
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    let offsets = Set(offsets)
    var position = -1
    removeAll { _ in
      position += 1
      return offsets.contains(position)
    }
  }

  /// The elements for which a condition holds.
  ///
  /// - Parameter isIncluded: The condition.
  /// - Returns: An identified array of them.
  /// - Throws: What the condition throws.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.removeAll { try !isIncluded($0) }
    return result
  }
}
