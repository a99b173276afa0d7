/// The ids of an identified array: unique, in order, each found in O(1).
public struct OrderedIDs<ID: Hashable> {
  /// Up to this many ids are searched one by one, without a table.
  static var scanLimit: Int { 8 }

  /// The ids in order.
  public private(set) var elements: [ID]

  var table: PositionTable

  /// Creates an empty collection.
  public init() {
    elements = []
    table = PositionTable()
  }

  /// Creates a collection from ids, the first of equal ones winning.
  ///
  /// - Parameter ids: The ids.
  public init(_ ids: some Sequence<ID>) {
    self.init()
    for id in ids where index(of: id) == nil { append(id) }
  }

  /// The position of an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The position, or `nil` when the id is not there.
  /// - Complexity: O(1) expected.
  public func index(of id: ID) -> Int? {
    guard elements.count > Self.scanLimit else { return elements.firstIndex(of: id) }
    return table.position(hash: id.hashValue) { elements[$0] == id }
  }

  /// Tells whether an id is there.
  ///
  /// - Parameter element: The id.
  /// - Returns: Whether it is.
  /// - Complexity: O(1) expected.
  public func contains(_ element: ID) -> Bool {
    index(of: element) != nil
  }
}

extension OrderedIDs {
  /// Appends an id that is known to be new.
  mutating func append(_ id: ID) {
    elements.append(id)
    if elements.count == Self.scanLimit + 1 || table.isFull(for: elements.count) {
      rebuild()
    } else if elements.count > Self.scanLimit {
      table.insert(elements.count - 1, hash: id.hashValue)
    }
  }

  /// Inserts an id that is known to be new.
  mutating func insert(_ id: ID, at index: Int) {
    guard index < elements.count else { return append(id) }
    elements.insert(id, at: index)
    if elements.count <= Self.scanLimit { return }
    if elements.count == Self.scanLimit + 1 || table.isFull(for: elements.count) {
      rebuild()
    } else {
      table.shift(from: index, by: 1)
      table.insert(index, hash: id.hashValue)
    }
  }

  /// Removes the id at a position.
  mutating func remove(at index: Int) {
    let id = elements[index]
    if elements.count > Self.scanLimit + 1 {
      table.remove(index, hash: id.hashValue) { elements[$0].hashValue }
      if index < elements.count - 1 { table.shift(from: index + 1, by: -1) }
    } else {
      table.removeAll()
    }
    elements.remove(at: index)
  }

  /// Exchanges the ids at two positions.
  mutating func swapAt(_ first: Int, _ second: Int) {
    if elements.count > Self.scanLimit {
      table.exchange(
        first, hash: elements[first].hashValue, second, hash: elements[second].hashValue)
    }
    elements.swapAt(first, second)
  }

  /// Replaces all ids by others that are known to be unique.
  mutating func replace(withUnique ids: [ID]) {
    elements = ids
    rebuild()
  }

  mutating func reserveCapacity(_ capacity: Int) {
    if capacity > elements.capacity {
      elements.reserveCapacity(Swift.max(capacity, elements.capacity * 2))
    }
    if capacity > Self.scanLimit, table.isFull(for: capacity) {
      rebuild(capacity: capacity)
    }
  }

  private mutating func rebuild(capacity: Int = 0) {
    guard elements.count > Self.scanLimit else {
      table = PositionTable(capacity: capacity)
      return
    }
    table = PositionTable(capacity: Swift.max(capacity, elements.count))
    for (position, id) in elements.enumerated() {
      table.insert(position, hash: id.hashValue)
    }
  }
}

extension OrderedIDs: Sendable where ID: Sendable {}
