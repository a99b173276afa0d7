public import IdentifiedCollections

extension ObservationStateRegistrar {
  /// Begins a change in place of an optional observable field.
  @inlinable
  public mutating func beginModify<Value: ObservableState>(
    _ storage: inout Value?, field: Int
  ) -> Token {
    begin(&storage, field: field)
  }

  /// Ends a change in place of an optional observable field.
  @inlinable
  public mutating func endModify<Value: ObservableState>(
    _ storage: inout Value?, _ token: Token, field: Int
  ) {
    end(&storage, token, field: field)
  }

  /// Begins a change in place of rows.
  @inlinable
  public mutating func beginModify<ID, Value: ObservableState>(
    _ storage: inout IdentifiedArray<ID, Value>, field: Int
  ) -> Token {
    begin(&storage, field: field)
  }

  /// Ends a change in place of rows.
  @inlinable
  public mutating func endModify<ID, Value: ObservableState>(
    _ storage: inout IdentifiedArray<ID, Value>, _ token: Token, field: Int
  ) {
    end(&storage, token, field: field)
    // An element may have been replaced under its id.
    self.token.notify(ElementField.of(field))
  }

  /// Replaces rows and tells their observers.
  @inlinable
  public mutating func assign<ID, Value: ObservableState>(
    _ newValue: IdentifiedArray<ID, Value>, to storage: inout IdentifiedArray<ID, Value>, field: Int
  ) {
    assignRows(newValue, to: &storage, field: field)
  }

  /// Replaces rows and tells their observers.
  @inlinable
  public mutating func assign<ID, Value: ObservableState & Equatable>(
    _ newValue: IdentifiedArray<ID, Value>, to storage: inout IdentifiedArray<ID, Value>, field: Int
  ) {
    assignRows(newValue, to: &storage, field: field)
  }

  @usableFromInline
  mutating func assignRows<ID, Value>(
    _ newValue: IdentifiedArray<ID, Value>, to storage: inout IdentifiedArray<ID, Value>, field: Int
  ) {
    _$willModify()
    storage = newValue
    token.notify(field)
    token.notify(ElementField.of(field))
  }

  /// Begins a change in place of a presented field.
  @inlinable
  public mutating func beginModify<Value: ObservableState>(
    _ storage: inout PresentationState<Value>, field: Int
  ) -> Token {
    begin(&storage, field: field)
  }

  /// Ends a change in place of a presented field.
  @inlinable
  public mutating func endModify<Value: ObservableState>(
    _ storage: inout PresentationState<Value>, _ token: Token, field: Int
  ) {
    end(&storage, token, field: field)
  }

  @usableFromInline
  mutating func begin<Value: ObservationIdentifiable>(
    _ storage: inout Value, field: Int
  ) -> Token {
    _$willModify()
    guard token.isObserved(field) else { return Token(.unobserved) }
    storage._willModifyIdentity()
    return Token(storage._observationIdentity)
  }

  @usableFromInline
  mutating func end<Value: ObservationIdentifiable>(
    _ storage: inout Value, _ token: Token, field: Int
  ) {
    guard token.identity != .unobserved else { return }
    if !token.identity.isSame(as: storage._observationIdentity) { self.token.notify(field) }
  }
}

extension ObservationStateRegistrar: Equatable, Hashable {
  /// Registrars do not take part in the comparison of states.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Registrars do not take part in the hash of states.
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  /// Creates the registrar of a decoded state; reads nothing.
  public init(from decoder: any Decoder) throws { self.init() }

  /// Writes nothing.
  public func encode(to encoder: any Encoder) throws {}
}
