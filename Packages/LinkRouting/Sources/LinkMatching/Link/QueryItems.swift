/// What stands after `?` in a link: items in their order, names of which may come several times.
///
/// In a query `+` is a space, as forms write it.
public struct QueryItems: Hashable, Codable, Sendable {
  /// The items in their order.
  public var items: [QueryItem]

  /// Creates a query.
  public init(_ items: [QueryItem] = []) {
    self.items = items
  }

  /// Creates a query of names and values.
  public init(_ pairs: [(name: String, value: String)]) {
    items = pairs.map { QueryItem($0.name, $0.value) }
  }

  /// Creates a query of those names that have a value.
  public init(present pairs: KeyValuePairs<String, String?>) {
    items = pairs.compactMap { name, value in value.map { QueryItem(name, $0) } }
  }

  /// The value of the first item with a name.
  public subscript(name: String) -> String? {
    items.first { $0.name == name && $0.value != nil }?.value
  }

  /// The values of all items with a name, in their order.
  public func values(of name: String) -> [String] {
    items.compactMap { $0.name == name ? $0.value : nil }
  }

  /// Whether there is an item with a name, with a value or without.
  public func contains(_ name: String) -> Bool {
    items.contains { $0.name == name }
  }

  /// The value of the first item with a name, of a type.
  ///
  /// - Throws: ``ParameterError`` when there is none, or when it is no such value.
  public func require<Value: LinkParameter>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ParameterError) -> Value {
    guard let value = try value(name, as: type) else { throw .missing(name: name) }
    return value
  }

  /// The value of the first item with a name, of a type; `nil` when there is none.
  ///
  /// - Throws: ``ParameterError`` when it is no such value.
  public func value<Value: LinkParameter>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ParameterError) -> Value? {
    guard let text = self[name] else { return nil }
    return try Value.read(text, name: name)
  }

  /// This query followed by those items of another whose names it does not hold.
  func filled(from other: QueryItems) -> QueryItems {
    QueryItems(items + other.items.filter { !contains($0.name) })
  }
}

extension QueryItems: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// The type of names.
  public typealias Key = String
  /// The type of what stands for a name.
  public typealias Value = String

  /// Creates a query of items.
  public init(arrayLiteral elements: QueryItem...) {
    self.init(elements)
  }

  /// Creates a query of names and values.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { QueryItem($0.0, $0.1) })
  }
}
