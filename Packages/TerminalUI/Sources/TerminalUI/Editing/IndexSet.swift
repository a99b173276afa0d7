/// Offsets into a collection, each once, in ascending order.
///
/// It stands in for Foundation's type of that name, which comes only with all of Foundation.
public struct IndexSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
  private var offsets: [Int]

  /// No offset.
  public init() {
    offsets = []
  }

  /// One offset.
  public init(integer offset: Int) {
    offsets = [offset]
  }

  /// The offsets of a range.
  public init(integersIn range: Range<Int>) {
    offsets = Array(range)
  }

  /// The offsets of a sequence.
  ///
  /// - Complexity: O(*n* log *n*).
  public init(_ offsets: some Sequence<Int>) {
    self.offsets = Set(offsets).sorted()
  }

  /// The offsets that are written.
  public init(arrayLiteral offsets: Int...) {
    self.init(offsets)
  }

  /// How many offsets there are.
  public var count: Int { offsets.count }

  /// Whether there is none.
  public var isEmpty: Bool { offsets.isEmpty }

  /// The least offset.
  public var first: Int? { offsets.first }

  /// The greatest offset.
  public var last: Int? { offsets.last }

  /// Whether an offset is there.
  ///
  /// - Complexity: O(*n*).
  public func contains(_ offset: Int) -> Bool { offsets.contains(offset) }

  /// Adds an offset.
  ///
  /// - Complexity: O(*n* log *n*).
  public mutating func insert(_ offset: Int) {
    self = IndexSet(offsets + [offset])
  }

  /// Takes an offset away.
  ///
  /// - Complexity: O(*n*).
  public mutating func remove(_ offset: Int) {
    offsets.removeAll { $0 == offset }
  }

  /// The offsets, the least first.
  public func makeIterator() -> IndexingIterator<[Int]> { offsets.makeIterator() }
}

extension IndexSet: Codable {
  /// Reads the offsets from a list of numbers, in any order.
  public init(from decoder: any Decoder) throws {
    self.init(try [Int](from: decoder))
  }

  /// Writes the offsets as a list of numbers.
  public func encode(to encoder: any Encoder) throws {
    try offsets.encode(to: encoder)
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets; offsets outside of the collection are passed over.
  ///
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at offsets, in their order, before the element at another offset; offsets
  /// outside of the collection are passed over.
  ///
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.filter { all.indices.contains($0) }
    let position = Swift.max(0, Swift.min(destination, all.count))
    func kept(_ range: Range<Int>) -> [Element] {
      range.filter { !source.contains($0) }.map { all[$0] }
    }
    self = Self(
      kept(0..<position) + moved.map { all[$0] } + kept(position..<all.count))
  }
}
