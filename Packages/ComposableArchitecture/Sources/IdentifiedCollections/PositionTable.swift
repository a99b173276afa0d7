/// An open-addressing hash table of positions, with linear probing and no tombstones.
///
/// It stores positions only; who owns the keys says how they hash and compare. Method: Knuth, The Art of
/// Computer Programming, volume 3, section 6.4, algorithms L and R.
@usableFromInline
struct PositionTable: Sendable {
  @inlinable static var free: UInt32 { .max }

  @usableFromInline var buckets: [UInt32]

  @inlinable
  init() {
    buckets = []
  }

  /// Creates a table with room for some positions at a load of at most a half.
  @inlinable
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    buckets = capacity == 0 ? [] : Array(repeating: Self.free, count: size)
  }

  /// Whether a number of positions would load the table beyond a half.
  @inlinable
  func isFull(for count: Int) -> Bool {
    count * 2 > buckets.count
  }

  /// The position with a hash for which `matches` holds.
  @inlinable
  func position(hash: Int, matches: (Int) -> Bool) -> Int? {
    guard !buckets.isEmpty else { return nil }
    var bucket = home(hash)
    while buckets[bucket] != Self.free {
      let position = Int(buckets[bucket])
      if matches(position) { return position }
      bucket = next(bucket)
    }
    return nil
  }

  /// Adds a position; there is room for it.
  @inlinable
  mutating func insert(_ position: Int, hash: Int) {
    var bucket = home(hash)
    while buckets[bucket] != Self.free { bucket = next(bucket) }
    buckets[bucket] = UInt32(position)
  }

  /// Removes a position and closes the gap; `hashOf` gives the hash of any position still held.
  @inlinable
  mutating func remove(_ position: Int, hash: Int, hashOf: (Int) -> Int) {
    guard var gap = bucket(of: position, hash: hash) else { return }
    var bucket = next(gap)
    while buckets[bucket] != Self.free {
      let home = home(hashOf(Int(buckets[bucket])))
      let distance = (bucket &- home) & (buckets.count - 1)
      if distance >= (bucket &- gap) & (buckets.count - 1) {
        buckets[gap] = buckets[bucket]
        gap = bucket
      }
      bucket = next(bucket)
    }
    buckets[gap] = Self.free
  }

  /// Adds an offset to all positions from one on.
  @inlinable
  mutating func shift(from start: Int, by offset: Int) {
    let start = UInt32(start)
    let offset = UInt32(truncatingIfNeeded: offset)
    buckets.withUnsafeMutableBufferPointer { buckets in
      for bucket in buckets.indices
      where buckets[bucket] != Self.free && buckets[bucket] >= start {
        buckets[bucket] &+= offset
      }
    }
  }

  /// Exchanges two positions.
  @inlinable
  mutating func exchange(_ first: Int, hash firstHash: Int, _ second: Int, hash secondHash: Int) {
    guard first != second, let one = bucket(of: first, hash: firstHash),
      let other = bucket(of: second, hash: secondHash)
    else { return }
    buckets[one] = UInt32(second)
    buckets[other] = UInt32(first)
  }

  @inlinable
  mutating func removeAll() {
    buckets = []
  }

  @inlinable
  func bucket(of position: Int, hash: Int) -> Int? {
    var bucket = home(hash)
    while buckets[bucket] != Self.free {
      if buckets[bucket] == UInt32(position) { return bucket }
      bucket = next(bucket)
    }
    return nil
  }

  @inlinable
  func home(_ hash: Int) -> Int { hash & (buckets.count - 1) }

  @inlinable
  func next(_ bucket: Int) -> Int { (bucket + 1) & (buckets.count - 1) }
}
