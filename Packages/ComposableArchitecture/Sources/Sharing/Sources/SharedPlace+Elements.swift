import IdentifiedCollections

extension SharedPlace where Value: MutableCollection {
  /// The place of the element that is now at a position.
  func element(at position: Value.Index) -> SharedPlace<Value.Element> {
    element(read()[position], at: position)
  }

  /// The places of all elements that are there now.
  func elements() -> [SharedPlace<Value.Element>] {
    let elements = read()
    return elements.indices.map { element(elements[$0], at: $0) }
  }

  private func element(
    _ element: Value.Element, at position: Value.Index
  ) -> SharedPlace<Value.Element> {
    if let type = Value.self as? any IdentifiedElements.Type,
      let place = type.place(of: element, in: self) as? SharedPlace<Value.Element>
    {
      return place
    }
    return ElementPlace(self, at: position, element)
  }
}

/// A collection whose elements are found by id.
protocol IdentifiedElements {
  /// The place of an element of the collection at another place.
  static func place(of element: Any, in base: AnySharedPlace) -> AnySharedPlace?
}

extension IdentifiedArray: IdentifiedElements where Element: Identifiable, ID == Element.ID {
  static func place(of element: Any, in base: AnySharedPlace) -> AnySharedPlace? {
    guard let base = base as? SharedPlace<Self>, let element = element as? Element else {
      return nil
    }
    return IdentifiedElementPlace(base, element)
  }
}
