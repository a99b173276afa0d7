extension OrderedIDs: RandomAccessCollection {
  /// The position of the first id.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last id.
  @inlinable public var endIndex: Int { storage.count }

  /// The id at a position.
  ///
  /// - Parameter position: The position.
  @inlinable
  public subscript(position: Int) -> ID { storage[position] }

  /// The position of an id.
  ///
  /// - Parameter element: The id.
  /// - Returns: The position, or `nil` when the id is not there.
  /// - Complexity: O(1) expected.
  @inlinable
  public func firstIndex(of element: ID) -> Int? { index(of: element) }

  /// The position of an id.
  ///
  /// - Parameter element: The id.
  /// - Returns: The position, or `nil` when the id is not there.
  /// - Complexity: O(1) expected.
  public func lastIndex(of element: ID) -> Int? { index(of: element) }

  // The standard library's own way to make generic `contains` use the table.
  // swift-format-ignore
  @inlinable
  public func _customContainsEquatableElement(_ element: ID) -> Bool? { contains(element) }
}

extension OrderedIDs: Equatable {
  /// Tells whether two collections hold the same ids in the same order; O(1) when they share storage.
  ///
  /// - Parameters:
  ///   - lhs: A collection.
  ///   - rhs: Another one.
  /// - Returns: Whether they are equal.
  public static func == (lhs: OrderedIDs, rhs: OrderedIDs) -> Bool {
    lhs.elements == rhs.elements
  }
}

extension OrderedIDs: Hashable {
  /// Feeds the ids to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

extension OrderedIDs: ExpressibleByArrayLiteral {
  /// Creates a collection from a literal, the first of equal ids winning.
  ///
  /// - Parameter elements: The ids.
  public init(arrayLiteral elements: ID...) {
    self.init(elements)
  }
}

extension OrderedIDs: CustomStringConvertible, CustomDebugStringConvertible {
  /// The ids, as an array describes them.
  public var description: String { elements.description }

  /// The ids, as an array describes them.
  public var debugDescription: String { elements.debugDescription }
}

extension OrderedIDs: CustomReflectable {
  /// A mirror with one child for each id.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}
