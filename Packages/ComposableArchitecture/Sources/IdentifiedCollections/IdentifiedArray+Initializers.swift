extension IdentifiedArray {
  /// Creates an empty array.
  ///
  /// - Parameter id: The key path to an element's id.
  @inlinable
  public init(id: KeyPath<Element, ID>) {
    self.init(identify: { $0[keyPath: id] })
  }

  /// Creates an array of elements whose ids are unique; equal ids stop the program.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The key path to an element's id.
  /// - Complexity: O(n) expected.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(id: id)
    rebuild(from: Array(elements))
  }

  /// Creates an array of elements, the first of those with equal ids winning.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The key path to an element's id.
  /// - Complexity: O(n) expected.
  public init(_ elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(id: id)
    append(contentsOf: elements)
  }

  /// Creates an array of elements, those with equal ids combined.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The key path to an element's id.
  ///   - combine: Makes one element of the one there and a later one with the same id.
  /// - Throws: What `combine` throws.
  /// - Complexity: O(n) expected.
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id)
    try append(contentsOf: elements, uniquingIDsWith: combine)
  }

  private mutating func append(
    contentsOf newElements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    for element in newElements {
      if let position = index(id: identify(element)) {
        self[position] = try combine(elements[position], element)
      } else {
        append(element)
      }
    }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an empty array.
  @inlinable
  public init() {
    self.init(identify: { $0.id })
  }

  /// Creates an array of elements whose ids are unique; equal ids stop the program.
  ///
  /// - Parameter elements: The elements.
  /// - Complexity: O(n) expected.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    if let array = elements as? Self {
      self = array
    } else {
      self.init()
      rebuild(from: Array(elements))
    }
  }

  /// Creates an array of elements, the first of those with equal ids winning.
  ///
  /// - Parameter elements: The elements.
  /// - Complexity: O(n) expected.
  public init(_ elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }

  /// Creates an array of elements, those with equal ids combined.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - combine: Makes one element of the one there and a later one with the same id.
  /// - Throws: What `combine` throws.
  /// - Complexity: O(n) expected.
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init()
    try append(contentsOf: elements, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// Creates an array from a literal; equal ids stop the program.
  ///
  /// - Parameter elements: The elements.
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
