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
  /// A binding whose element has gone reads the element it last saw, and writes nothing.
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
        content(elementBinding(binding, at: place.position, last: elements[place.position]))
      })
  }
}

/// A binding to the element at a position, for as long as there is one.
@MainActor
private func elementBinding<Elements: MutableCollection & RandomAccessCollection>(
  _ binding: Binding<Elements>, at position: Elements.Index, last: Elements.Element
) -> Binding<Elements.Element> {
  // Positions and elements are only touched on the main actor.
  nonisolated(unsafe) let position = position
  nonisolated(unsafe) let last = last
  return Binding(
    get: {
      let elements = binding.wrappedValue
      return contains(position, in: elements) ? elements[position] : last
    },
    set: { element in
      guard contains(position, in: binding.wrappedValue) else { return }
      binding.wrappedValue[position] = element
    })
}

private func contains<Elements: Collection>(
  _ position: Elements.Index, in elements: Elements
) -> Bool {
  position >= elements.startIndex && position < elements.endIndex
}
