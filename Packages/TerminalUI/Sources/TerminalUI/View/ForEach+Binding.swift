public import Bindings

/// The positions of a collection, each with the identity of the element that stood there.
public struct _IdentifiedPositions<Elements: RandomAccessCollection, ID: Hashable>:
  RandomAccessCollection
{
  /// A position and an identity.
  public typealias Element = (position: Elements.Index, id: ID)

  let elements: Elements
  let identity: (Elements.Element) -> ID

  /// The first position.
  public var startIndex: Elements.Index { elements.startIndex }

  /// The end.
  public var endIndex: Elements.Index { elements.endIndex }

  /// The position after another one.
  public func index(after index: Elements.Index) -> Elements.Index { elements.index(after: index) }

  /// The position before another one.
  public func index(before index: Elements.Index) -> Elements.Index {
    elements.index(before: index)
  }

  /// The position some steps away.
  ///
  /// - Complexity: That of the collection.
  public func index(_ index: Elements.Index, offsetBy distance: Int) -> Elements.Index {
    elements.index(index, offsetBy: distance)
  }

  /// The steps between two positions.
  ///
  /// - Complexity: That of the collection.
  public func distance(from start: Elements.Index, to end: Elements.Index) -> Int {
    elements.distance(from: start, to: end)
  }

  /// A position and its identity.
  public subscript(index: Elements.Index) -> Element { (index, identity(elements[index])) }
}

extension ForEach {
  /// A view for each element of a collection behind a binding, with a binding to the element.
  ///
  /// ```swift
  /// ForEach($items) { $item in TextField("Name", text: $item.name) }
  /// ```
  ///
  /// A binding follows its element. When the element has gone, it reads what it last saw, and writes
  /// nothing.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    ID == Elements.Element.ID, Data == _IdentifiedPositions<Elements, ID>
  {
    self.init(data, identity: { $0.id }, content: content)
  }

  /// A view for each element of a collection behind a binding, told apart by the value at a key path.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Data == _IdentifiedPositions<Elements, ID>
  {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }

  private init<Elements>(
    _ binding: Binding<Elements>, identity: @escaping (Elements.Element) -> ID,
    content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Data == _IdentifiedPositions<Elements, ID>
  {
    let elements = binding.wrappedValue
    self.init(
      data: _IdentifiedPositions(elements: elements, identity: identity), identity: { $0.id },
      content: { place in
        content(
          elementBinding(
            binding,
            ElementPlace(
              position: place.position, id: place.id, last: elements[place.position],
              identity: identity)))
      })
  }
}

/// A binding to an element, wherever it has moved, for as long as it is there.
@MainActor
private func elementBinding<Elements: MutableCollection & RandomAccessCollection, ID: Hashable>(
  _ binding: Binding<Elements>, _ place: ElementPlace<Elements, ID>
) -> Binding<Elements.Element> {
  Binding(
    get: { place.read(binding.wrappedValue) },
    set: { element in
      guard let position = place.find(in: binding.wrappedValue) else { return }
      binding.wrappedValue[position] = element
      place.wrote(element)
    })
}

/// Knows an element of a collection by its identity, and where it was last.
@MainActor
private final class ElementPlace<
  Elements: MutableCollection & RandomAccessCollection, ID: Hashable
> {
  private var position: Elements.Index
  private var id: ID
  private var last: Elements.Element
  private let identity: (Elements.Element) -> ID

  init(
    position: Elements.Index, id: ID, last: Elements.Element,
    identity: @escaping (Elements.Element) -> ID
  ) {
    self.position = position
    self.id = id
    self.last = last
    self.identity = identity
  }

  /// The element, or how it was when it was seen last.
  func read(_ elements: Elements) -> Elements.Element {
    if let position = find(in: elements) { last = elements[position] }
    return last
  }

  /// Where the element is now.
  ///
  /// - Complexity: O(1) where it has not moved, else O(*n*).
  func find(in elements: Elements) -> Elements.Index? {
    if position >= elements.startIndex, position < elements.endIndex,
      identity(elements[position]) == id
    {
      return position
    }
    guard let found = elements.firstIndex(where: { identity($0) == id }) else { return nil }
    position = found
    return found
  }

  /// Takes what was written, which may have another identity.
  func wrote(_ element: Elements.Element) {
    last = element
    id = identity(element)
  }
}
