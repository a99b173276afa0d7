extension IdentifiedArray {
  /// The element with an id.
  ///
  /// Writing `nil` removes the element; writing an element whose id is not there yet appends it. The
  /// element's id must be `id`: another one stops the program. A change in place copies nothing when the
  /// array's storage is not shared.
  ///
  /// - Parameter id: The id.
  /// - Complexity: O(1) expected; O(n) when an element is removed.
  public subscript(id id: ID) -> Element? {
    get {
      ids.index(of: id).map { elements[$0] }
    }
    set {
      assign(newValue, id: id, at: ids.index(of: id))
    }
    _modify {
      let position = ids.index(of: id)
      var element = position.map { take(at: $0) }
      defer { restore(element, id: id, at: position) }
      yield &element
    }
  }

  /// The element at a position.
  ///
  /// The new element must have the id of the old one: another one stops the program. A change in place
  /// copies nothing when the array's storage is not shared.
  ///
  /// - Parameter position: The position.
  /// - Complexity: O(1).
  public subscript(position: Int) -> Element {
    get {
      elements[position]
    }
    set {
      elements[position] = newValue
      checkIdentity(at: position)
    }
    _modify {
      defer { checkIdentity(at: position) }
      yield &elements[position]
    }
  }

  private mutating func assign(_ element: Element?, id: ID, at position: Int?) {
    guard let element else {
      if let position { remove(at: position) }
      return
    }
    precondition(identify(element) == id, "An element was stored under an id that is not its own.")
    if let position {
      elements[position] = element
    } else {
      append(element)
    }
  }

  /// Moves an element out; until `restore`, nobody may look at its place.
  private mutating func take(at position: Int) -> Element {
    if position == elements.count - 1 { return elements.removeLast() }
    return elements.withUnsafeMutableBufferPointer { buffer in
      withUnsafeMutablePointer(to: &buffer[position]) { $0.move() }
    }
  }

  /// Puts an element back into the place that `take` has emptied.
  private mutating func restore(_ element: Element?, id: ID, at position: Int?) {
    guard let position else { return assign(element, id: id, at: nil) }
    let wasLast = position == elements.count
    if let element {
      precondition(
        identify(element) == id, "An element was stored under an id that is not its own.")
      if wasLast { elements.append(element) } else { fill(position, with: element) }
      return
    }
    if !wasLast {
      fill(position, with: elements[elements.count - 1])
      elements.remove(at: position)
    }
    ids.remove(at: position)
    structureDidChange()
  }

  private mutating func fill(_ position: Int, with element: Element) {
    elements.withUnsafeMutableBufferPointer { buffer in
      withUnsafeMutablePointer(to: &buffer[position]) { $0.initialize(to: element) }
    }
  }
}
