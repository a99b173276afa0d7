extension IdentifiedArray: Equatable where Element: Equatable {
  /// Tells whether two arrays hold equal elements in the same order; O(1) when they share storage.
  ///
  /// - Parameters:
  ///   - lhs: An array.
  ///   - rhs: Another one.
  /// - Returns: Whether they are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elements == rhs.elements
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Feeds the elements to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible {
  /// The elements, as an array describes them.
  public var description: String { elements.description }

  /// The elements, as an array describes them.
  public var debugDescription: String { "IdentifiedArray(\(elements.debugDescription))" }
}

extension IdentifiedArray: CustomReflectable {
  /// A mirror with one child for each element.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }
}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as an array.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What encoding an element throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable, Element: Identifiable, ID == Element.ID {
  /// Decodes an array of elements.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: What decoding an element throws, and `DecodingError.dataCorrupted` when two elements
  ///   have the same id.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let decoded = try container.decode([Element].self)
    self.init(decoded)
    guard count == decoded.count else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Two elements have the same id.")
    }
  }
}
