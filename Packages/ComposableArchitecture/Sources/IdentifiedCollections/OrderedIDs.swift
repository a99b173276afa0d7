/// The ids of an identified array: unique, in order, each found in O(1).
public struct OrderedIDs<ID: Hashable> {
  /// Up to this many ids are searched one by one, without a table.
  @inlinable static var scanLimit: Int { 8 }

  @usableFromInline var storage: [ID]
  @usableFromInline var table: PositionTable

  /// Creates an empty collection.
  @inlinable
  public init() {
    storage = []
    table = PositionTable()
  }

  /// Creates a collection from ids, the first of equal ones winning.
  ///
  /// - Parameter ids: The ids.
  public init(_ ids: some Sequence<ID>) {
    self.init()
    for id in ids where index(of: id) == nil { append(id) }
  }

  /// The ids in order.
  @inlinable public var elements: [ID] { storage }

  /// The position of an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The position, or `nil` when the id is not there.
  /// - Complexity: O(1) expected.
  @inlinable
  public func index(of id: ID) -> Int? {
    guard storage.count > Self.scanLimit else { return storage.firstIndex(of: id) }
    return table.position(hash: id.hashValue) { storage[$0] == id }
  }

  /// Tells whether an id is there.
  ///
  /// - Parameter element: The id.
  /// - Returns: Whether it is.
  /// - Complexity: O(1) expected.
  @inlinable
  public func contains(_ element: ID) -> Bool {
    index(of: element) != nil
  }
}

extension OrderedIDs {
  /// Appends an id that is known to be new.
  @inlinable
  mutating func append(_ id: ID) {
    storage.append(id)
    if storage.count == Self.scanLimit + 1 || table.isFull(for: storage.count) {
      rebuild()
    } else if storage.count > Self.scanLimit {
      table.insert(storage.count - 1, hash: id.hashValue)
    }
  }

  /// Inserts an id that is known to be new.
  @inlinable
  mutating func insert(_ id: ID, at index: Int) {
    guard index < storage.count else { return append(id) }
    storage.insert(id, at: index)
    if storage.count <= Self.scanLimit { return }
    if storage.count == Self.scanLimit + 1 || table.isFull(for: storage.count) {
      rebuild()
    } else {
      table.shift(from: index, by: 1)
      table.insert(index, hash: id.hashValue)
    }
  }

  /// Removes the id at a position.
  @inlinable
  mutating func remove(at index: Int) {
    let id = storage[index]
    if storage.count > Self.scanLimit + 1 {
      table.remove(index, hash: id.hashValue) { storage[$0].hashValue }
      if index < storage.count - 1 { table.shift(from: index + 1, by: -1) }
    } else {
      table.removeAll()
    }
    storage.remove(at: index)
  }

  /// Exchanges the ids at two positions.
  mutating func swapAt(_ first: Int, _ second: Int) {
    if storage.count > Self.scanLimit {
      table.exchange(
        first, hash: storage[first].hashValue, second, hash: storage[second].hashValue)
    }
    storage.swapAt(first, second)
  }

  /// Replaces all ids by others that are known to be unique.
  mutating func replace(withUnique ids: [ID]) {
    storage = ids
    rebuild()
  }

  @inlinable
  mutating func reserveCapacity(_ capacity: Int) {
    if capacity > storage.capacity {
      storage.reserveCapacity(Swift.max(capacity, storage.capacity * 2))
    }
    if capacity > Self.scanLimit, table.isFull(for: capacity) {
      rebuild(capacity: capacity)
    }
  }

  @inlinable
  mutating func rebuild(capacity: Int = 0) {
    guard storage.count > Self.scanLimit else {
      table = PositionTable(capacity: capacity)
      return
    }
    table = PositionTable(capacity: Swift.max(capacity, storage.count))
    for (position, id) in storage.enumerated() {
      table.insert(position, hash: id.hashValue)
    }
  }
}

extension OrderedIDs: Sendable where ID: Sendable {}
