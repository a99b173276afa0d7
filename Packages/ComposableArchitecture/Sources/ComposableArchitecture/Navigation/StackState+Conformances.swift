public import CustomDump

extension StackState: Equatable where Element: Equatable {
  /// Whether two stacks hold equal elements under equal ids.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.stack == rhs.stack }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the elements and their ids.
  public func hash(into hasher: inout Hasher) {
    for entry in stack {
      hasher.combine(entry.id)
      hasher.combine(entry.element)
    }
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Reads the elements; they get new ids.
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

extension StackState: Encodable where Element: Encodable {
  /// Writes the elements without their ids.
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension StackState: CustomStringConvertible {
  /// The elements in words.
  public var description: String { Array(self).description }
}

extension StackState: CustomDebugStringConvertible {
  /// The elements in words.
  public var debugDescription: String { "StackState(\(Array(self).debugDescription))" }
}

extension StackState: CustomDumpReflectable {
  /// Shows the elements under their ids.
  public var customDumpMirror: Mirror {
    Mirror(
      self, unlabeledChildren: stack.map { ($0.id, $0.element as Any) },
      displayStyle: .dictionary)
  }
}

extension StackState: ObservationIdentifiable where Element: ObservableState {
  @usableFromInline
  mutating func _willModifyIdentity() {}

  @usableFromInline
  var _observationIdentity: ObservationIdentity { ObservationIdentity(stack._$structure, 3) }
}

extension StackState: ElementContainer where Element: ObservableState {
  typealias ObservedElement = Element
}
