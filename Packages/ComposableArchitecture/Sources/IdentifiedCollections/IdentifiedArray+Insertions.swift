extension IdentifiedArray {
  /// Appends an element unless its id is there already.
  ///
  /// - Parameter item: The element.
  /// - Returns: Whether it was appended, and the position of the element with its id.
  /// - Complexity: O(1) expected.
  @discardableResult
  @inlinable
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    insert(item, at: storage.count)
  }

  /// Appends those elements whose ids are not there already.
  ///
  /// - Parameter newElements: The elements.
  /// - Complexity: O(k) expected for k elements.
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    reserveCapacity(count + newElements.underestimatedCount)
    for element in newElements { append(element) }
  }

  /// Inserts an element unless its id is there already.
  ///
  /// - Parameters:
  ///   - item: The element.
  ///   - index: The position to insert at.
  /// - Returns: Whether it was inserted, and the position of the element with its id.
  /// - Complexity: O(n); O(1) expected at the end.
  @discardableResult
  @inlinable
  public mutating func insert(_ item: Element, at index: Int) -> (inserted: Bool, index: Int) {
    let id = identify(item)
    if let position = identities.index(of: id) { return (false, position) }
    storage.insert(item, at: index)
    identities.insert(id, at: index)
    structureDidChange()
    return (true, index)
  }

  /// Replaces the element at a position by one with the same id; another id stops the program.
  ///
  /// - Parameters:
  ///   - item: The new element.
  ///   - index: The position.
  /// - Returns: The old element.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable
  public mutating func update(_ item: Element, at index: Int) -> Element {
    let old = storage[index]
    self[index] = item
    return old
  }

  /// Replaces the element with the same id, or appends the element.
  ///
  /// - Parameter item: The element.
  /// - Returns: The old element, or `nil` when the element was appended.
  /// - Complexity: O(1) expected.
  @discardableResult
  @inlinable
  public mutating func updateOrAppend(_ item: Element) -> Element? {
    updateOrInsert(item, at: storage.count).originalMember
  }

  /// Replaces the element with the same id where it is, or inserts the element.
  ///
  /// - Parameters:
  ///   - item: The element.
  ///   - index: The position to insert at.
  /// - Returns: The old element, or `nil` when the element was inserted, and the element's position.
  /// - Complexity: O(n); O(1) expected for an update and at the end.
  @discardableResult
  @inlinable
  public mutating func updateOrInsert(
    _ item: Element, at index: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, position) = insert(item, at: index)
    return inserted ? (nil, position) : (update(item, at: position), position)
  }

  /// Makes room for a number of elements.
  ///
  /// - Parameter minimumCapacity: The number.
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    if minimumCapacity > storage.capacity {
      // Doubling keeps many small reservations from copying each time.
      storage.reserveCapacity(Swift.max(minimumCapacity, storage.capacity * 2))
    }
    identities.reserveCapacity(minimumCapacity)
  }

  /// The elements of two arrays, those of the second left out whose ids are in the first.
  ///
  /// - Parameters:
  ///   - lhs: The array.
  ///   - rhs: The elements to append.
  /// - Returns: The joined array.
  public static func + (lhs: Self, rhs: some Sequence<Element>) -> Self {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }

  /// Appends those elements whose ids are not there already.
  ///
  /// - Parameters:
  ///   - lhs: The array.
  ///   - rhs: The elements.
  public static func += (lhs: inout Self, rhs: some Sequence<Element>) {
    lhs.append(contentsOf: rhs)
  }
}
