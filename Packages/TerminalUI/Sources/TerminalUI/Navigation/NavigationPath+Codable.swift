extension NavigationPath {
  /// The path as it can be saved; `nil` when one of its values cannot be encoded and decoded.
  public var codable: CodableRepresentation? {
    var values: [any Codable & Hashable] = []
    for element in elements {
      guard let value = element.base as? any Codable & Hashable else { return nil }
      values.append(value)
    }
    return CodableRepresentation(values: values)
  }

  /// The path that was saved.
  public init(_ codable: CodableRepresentation) {
    for value in codable.values {
      append(value)
    }
  }

  /// The values of a path, each with the name of its type.
  public struct CodableRepresentation: Codable {
    fileprivate let values: [any Codable & Hashable]

    fileprivate init(values: [any Codable & Hashable]) {
      self.values = values
    }

    /// Reads a path.
    ///
    /// - Throws: `DecodingError` for a type that this program does not know or that cannot stand in a
    ///   path, and what the values throw.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [any Codable & Hashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        // A name of other bytes could point into memory.
        guard name.utf8.allSatisfy({ (0x21...0x7e).contains($0) }),
          let type = _typeByName(name) as? any (Codable & Hashable).Type
        else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "No type of this program is called “\(name)”.")
        }
        values.append(try container.decode(type))
      }
      self.values = values
    }

    /// Writes the path.
    ///
    /// - Throws: `EncodingError` for a type without a name, and what the values throw.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        guard let name = _mangledTypeName(type(of: value)) else {
          throw EncodingError.invalidValue(
            value,
            EncodingError.Context(
              codingPath: encoder.codingPath, debugDescription: "The type has no name."))
        }
        try container.encode(name)
        try container.encode(value)
      }
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  /// Whether two paths hold equal values.
  public static func == (left: Self, right: Self) -> Bool {
    left.values.map { AnyHashable($0) } == right.values.map { AnyHashable($0) }
  }
}
