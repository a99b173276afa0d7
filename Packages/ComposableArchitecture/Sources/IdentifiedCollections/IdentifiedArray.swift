/// An array whose elements are unique by id and are found by it in constant time.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// The ids in the order of their elements.
  public internal(set) var ids: OrderedIDs<ID>

  /// The elements in order.
  public internal(set) var elements: [Element]

  /// A token of the structure: it stays while elements are updated in place, and is replaced when ids
  /// are added, removed or reordered.
  ///
  /// Equal tokens mean equal ids in equal order. A token never comes back, save that of empty arrays.
  public internal(set) var _$structure: UInt64

  private let identification: Identification<Element, ID>

  /// Creates an empty array of elements identified by a function.
  init(identify: @escaping (Element) -> ID) {
    ids = OrderedIDs()
    elements = []
    _$structure = StructureStamp.empty
    identification = Identification(identify)
  }

  /// The position of the element with an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The position, or `nil` when there is none.
  /// - Complexity: O(1) expected.
  public func index(id: ID) -> Int? {
    ids.index(of: id)
  }

  /// Whether there is no element.
  public var isEmpty: Bool { elements.isEmpty }

  /// The number of elements.
  public var count: Int { elements.count }
}

extension IdentifiedArray {
  /// The id of an element.
  func identify(_ element: Element) -> ID {
    identification.function(element)
  }

  /// Notes that ids were added, removed or reordered.
  mutating func structureDidChange() {
    _$structure = elements.isEmpty ? StructureStamp.empty : StructureStamp.fresh()
  }

  /// Stops the program when an update has changed the id at a position.
  func checkIdentity(at position: Int) {
    precondition(
      identify(elements[position]) == ids[position],
      "An element's id changed while it was updated in an identified array."
    )
  }

  /// Takes new elements over that are the old ones in another order or fewer of them.
  ///
  /// Duplicates among their ids stop the program.
  mutating func rebuild(from newElements: [Element]) {
    var newIDs = OrderedIDs<ID>()
    newIDs.reserveCapacity(newElements.count)
    for element in newElements {
      let id = identify(element)
      precondition(newIDs.index(of: id) == nil, "Two elements of an identified array share an id.")
      newIDs.append(id)
    }
    elements = newElements
    ids = newIDs
    structureDidChange()
  }
}

/// An identified array of elements that know their id.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}
