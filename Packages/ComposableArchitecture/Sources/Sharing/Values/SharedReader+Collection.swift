extension SharedReader: Sequence where Value: MutableCollection {
  /// A shared element.
  public typealias Element = SharedReader<Value.Element>
  /// An iterator over the shared elements that were there at its start.
  public typealias Iterator = IndexingIterator<[SharedReader<Value.Element>]>

  /// An iterator over the shared elements that are there now.
  public func makeIterator() -> Iterator {
    place.source.access()
    return place.elements().map { SharedReader<Value.Element>(place: $0) }.makeIterator()
  }

  /// The shared elements that are there now; others may come and go meanwhile.
  public func _copyToContiguousArray() -> ContiguousArray<SharedReader<Value.Element>> {
    place.source.access()
    return ContiguousArray(place.elements().map { SharedReader<Value.Element>(place: $0) })
  }
}

/// The elements of a shared collection, each shared with it.
///
/// An element of an identified array is found by its id, wherever it moves; others by their position.
extension SharedReader: Collection where Value: MutableCollection {
  /// The position of an element.
  public typealias Index = Value.Index
  /// The positions of all elements.
  public typealias Indices = Value.Indices
  /// A part of the collection.
  public typealias SubSequence = Slice<SharedReader<Value>>

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// The positions of all elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The position after another one.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// The shared element that is now at a position.
  public subscript(position: Value.Index) -> SharedReader<Value.Element> {
    place.source.access()
    return SharedReader<Value.Element>(place: place.element(at: position))
  }
}

extension SharedReader: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before another one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension SharedReader: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
