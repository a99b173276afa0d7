extension OrderedIDs {
  /// These ids, and after them those of others that are not among these.
  ///
  /// - Parameter other: Other ids.
  /// - Complexity: O(n + m) expected.
  public func union(_ other: some Sequence<ID>) -> Self {
    var result = self
    for id in other where !result.contains(id) { result.append(id) }
    return result
  }

  /// Those of these ids that are among others, in the order of these.
  ///
  /// - Parameter other: Other ids.
  /// - Complexity: O(n + m) expected.
  public func intersection(_ other: some Sequence<ID>) -> Self {
    let other = Set(other)
    return Self(lazy.filter(other.contains))
  }

  /// Those of these ids that are not among others, in the order of these.
  ///
  /// - Parameter other: Other ids.
  /// - Complexity: O(n + m) expected.
  public func subtracting(_ other: some Sequence<ID>) -> Self {
    let other = Set(other)
    return Self(lazy.filter { !other.contains($0) })
  }

  /// The ids that are either among these or among others: these first.
  ///
  /// - Parameter other: Other ids.
  /// - Complexity: O(n + m) expected.
  public func symmetricDifference(_ other: some Sequence<ID>) -> Self {
    let other = Self(other)
    return subtracting(other).union(other.subtracting(self))
  }

  /// Tells whether each of these ids is among others.
  ///
  /// - Parameter other: Other ids.
  /// - Complexity: O(n + m) expected.
  public func isSubset(of other: some Sequence<ID>) -> Bool {
    let other = Set(other)
    return allSatisfy(other.contains)
  }

  /// Tells whether each of other ids is among these.
  ///
  /// - Parameter other: Other ids.
  /// - Complexity: O(m) expected.
  public func isSuperset(of other: some Sequence<ID>) -> Bool {
    other.allSatisfy(contains)
  }

  /// Tells whether no id is among these and among others.
  ///
  /// - Parameter other: Other ids.
  /// - Complexity: O(m) expected.
  public func isDisjoint(with other: some Sequence<ID>) -> Bool {
    !other.contains(where: contains)
  }
}
