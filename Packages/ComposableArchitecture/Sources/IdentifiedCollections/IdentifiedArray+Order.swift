extension IdentifiedArray {
  /// Exchanges the elements at two positions.
  ///
  /// - Parameters:
  ///   - i: A position.
  ///   - j: Another one.
  /// - Complexity: O(1) expected.
  public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    storage.swapAt(i, j)
    identities.swapAt(i, j)
    structureDidChange()
  }

  /// Moves the elements at some positions, in their order, before the element at another one.
  ///
  /// - Parameters:
  ///   - source: The positions, in any order.
  ///   - destination: The position, counted before the move, that the first moved one comes before.
  /// - Complexity: O(n).
  public mutating func move(fromOffsets source: some Sequence<Int>, toOffset destination: Int) {
    let source = Set(source)
    let before = (0..<destination).filter { !source.contains($0) }
    let after = (destination..<count).filter { !source.contains($0) }
    permute(before + source.sorted() + after)
  }

  /// Sorts the elements.
  ///
  /// - Parameter areInIncreasingOrder: Whether one element comes before another.
  /// - Throws: What the comparison throws; then nothing is moved.
  /// - Complexity: O(n log n).
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try permute(
      storage.indices.sorted { try areInIncreasingOrder(storage[$0], storage[$1]) })
  }

  /// Puts the elements into a random order.
  ///
  /// - Parameter generator: The source of randomness.
  /// - Complexity: O(n).
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    permute(storage.indices.shuffled(using: &generator))
  }

  /// Puts the elements into a random order.
  ///
  /// - Complexity: O(n).
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// Reverses the order of the elements.
  ///
  /// - Complexity: O(n).
  public mutating func reverse() {
    permute(storage.indices.reversed())
  }

  /// Moves the elements for which a condition holds behind the others.
  ///
  /// - Parameter belongsInSecondPartition: The condition.
  /// - Returns: The position of the first element for which it holds.
  /// - Throws: What the condition throws; then nothing is moved.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    let second = try storage.map(belongsInSecondPartition)
    let order = storage.indices.filter { !second[$0] }
    permute(order + storage.indices.filter { second[$0] })
    return order.count
  }

  /// Brings the elements into another order, given by their old positions.
  private mutating func permute(_ order: [Int]) {
    guard order != Array(storage.indices) else { return }
    storage = order.map { storage[$0] }
    identities.replace(withUnique: order.map { identities[$0] })
    structureDidChange()
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements.
  ///
  /// - Complexity: O(n log n).
  public mutating func sort() {
    sort(by: <)
  }
}
