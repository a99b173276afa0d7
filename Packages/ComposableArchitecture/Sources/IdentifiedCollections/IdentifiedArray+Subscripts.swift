extension IdentifiedArray {
  /// The element with an id.
  ///
  /// Writing `nil` removes the element; writing an element whose id is not there yet appends it. The
  /// element's id must be `id`: another one stops the program. A change in place copies nothing when the
  /// array's storage is not shared.
  ///
  /// - Parameter id: The id.
  /// - Complexity: O(1) expected; O(n) when an element is removed.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      identities.index(of: id).map { storage[$0] }
    }
    set {
      assign(newValue, id: id, at: identities.index(of: id))
    }
    _modify {
      let position = identities.index(of: id)
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
  @inlinable
  public subscript(position: Int) -> Element {
    get {
      storage[position]
    }
    set {
      storage[position] = newValue
      checkIdentity(at: position)
    }
    _modify {
      defer { checkIdentity(at: position) }
      yield &storage[position]
    }
  }

  @inlinable
  mutating func assign(_ element: Element?, id: ID, at position: Int?) {
    guard let element else {
      if let position { remove(at: position) }
      return
    }
    precondition(identify(element) == id, "An element was stored under an id that is not its own.")
    if let position {
      storage[position] = element
    } else {
      append(element)
    }
  }

  /// Moves an element out; until `restore`, nobody may look at its place.
  @inlinable
  mutating func take(at position: Int) -> Element {
    if position == storage.count - 1 { return storage.removeLast() }
    return storage.withUnsafeMutableBufferPointer { buffer in
      withUnsafeMutablePointer(to: &buffer[position]) { $0.move() }
    }
  }

  /// Puts an element back into the place that `take` has emptied.
  @inlinable
  mutating func restore(_ element: Element?, id: ID, at position: Int?) {
    guard let position else { return assign(element, id: id, at: nil) }
    let wasLast = position == storage.count
    if let element {
      precondition(
        identify(element) == id, "An element was stored under an id that is not its own.")
      if wasLast { storage.append(element) } else { fill(position, with: element) }
      return
    }
    if !wasLast {
      fill(position, with: storage[storage.count - 1])
      storage.remove(at: position)
    }
    identities.remove(at: position)
    structureDidChange()
  }

  @inlinable
  mutating func fill(_ position: Int, with element: Element) {
    storage.withUnsafeMutableBufferPointer { buffer in
      withUnsafeMutablePointer(to: &buffer[position]) { $0.initialize(to: element) }
    }
  }
}
