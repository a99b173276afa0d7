/// An array whose elements are unique by id and are found by it in constant time.
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline var identities: OrderedIDs<ID>
  @usableFromInline var storage: [Element]
  @usableFromInline var stamp: UInt64
  @usableFromInline let identification: Identification<Element, ID>

  /// Creates an empty array of elements identified by a function.
  @inlinable
  init(identify: @escaping (Element) -> ID) {
    identities = OrderedIDs()
    storage = []
    stamp = StructureStamp.empty
    identification = Identification(identify)
  }

  /// The ids in the order of their elements.
  @inlinable public var ids: OrderedIDs<ID> { identities }

  /// The elements in order.
  @inlinable public var elements: [Element] { storage }

  /// A token of the structure: it stays while elements are updated in place, and is replaced when ids
  /// are added, removed or reordered.
  ///
  /// Equal tokens mean equal ids in equal order. A token never comes back, save that of empty arrays.
  @inlinable public var _$structure: UInt64 { stamp }

  /// The position of the element with an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The position, or `nil` when there is none.
  /// - Complexity: O(1) expected.
  @inlinable
  public func index(id: ID) -> Int? {
    identities.index(of: id)
  }

  /// Whether there is no element.
  @inlinable
  public var isEmpty: Bool { storage.isEmpty }

  /// The number of elements.
  @inlinable
  public var count: Int { storage.count }
}

extension IdentifiedArray {
  /// The id of an element.
  @inlinable
  func identify(_ element: Element) -> ID {
    identification.function(element)
  }

  /// Notes that ids were added, removed or reordered.
  @inlinable
  mutating func structureDidChange() {
    stamp = storage.isEmpty ? StructureStamp.empty : StructureStamp.fresh()
  }

  /// Stops the program when an update has changed the id at a position.
  @inlinable
  func checkIdentity(at position: Int) {
    precondition(
      identify(storage[position]) == identities[position],
      "An element's id changed while it was updated in an identified array."
    )
  }

  /// Takes new elements over that are the old ones in another order or fewer of them.
  ///
  /// Duplicates among their ids stop the program.
  @inlinable
  mutating func rebuild(from newElements: [Element]) {
    var newIDs = OrderedIDs<ID>()
    newIDs.reserveCapacity(newElements.count)
    for element in newElements {
      let id = identify(element)
      precondition(newIDs.index(of: id) == nil, "Two elements of an identified array share an id.")
      newIDs.append(id)
    }
    storage = newElements
    identities = newIDs
    structureDidChange()
  }
}

/// An identified array of elements that know their id.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}
