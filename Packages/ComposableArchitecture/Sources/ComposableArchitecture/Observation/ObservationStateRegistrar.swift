/// The observable identity of a state, stored in it by `@ObservableState`.
public struct ObservationStateRegistrar: Sendable {
  @usableFromInline var token = ObservationToken()

  /// Creates the registrar of a new state.
  public init() {}

  /// The identity of the state.
  public var id: ObservableStateID { ObservableStateID(token) }

  /// Gives the state an identity of its own if a copy of it exists.
  @inlinable
  public mutating func _$willModify() {
    if !isKnownUniquelyReferenced(&token) { token = token.forked() }
  }

  /// Tells the observation in progress, if there is one, that a field was read.
  @inlinable
  public func access(_ field: Int) { token.access(field) }

  /// Replaces a field and tells its observers.
  @inlinable
  public mutating func assign<Value>(
    _ newValue: Value, to storage: inout Value, field: Int
  ) {
    _$willModify()
    storage = newValue
    token.notify(field)
  }

  /// Replaces a field and tells its observers if the value differs.
  @inlinable
  public mutating func assign<Value: Equatable>(
    _ newValue: Value, to storage: inout Value, field: Int
  ) {
    _$willModify()
    let isChanged = token.isObserved(field) && storage != newValue
    storage = newValue
    if isChanged { token.notify(field) }
  }

  /// Replaces an observable field and tells its observers if it is another value.
  @inlinable
  public mutating func assign<Value: ObservableState>(
    _ newValue: Value, to storage: inout Value, field: Int
  ) {
    _$willModify()
    let before = storage._$id
    storage = newValue
    if before != storage._$id { token.notify(field) }
  }

  /// Replaces an observable field and tells its observers if it is another value.
  @inlinable
  public mutating func assign<Value: ObservableState & Equatable>(
    _ newValue: Value, to storage: inout Value, field: Int
  ) {
    _$willModify()
    let before = storage._$id
    storage = newValue
    if before != storage._$id { token.notify(field) }
  }

  /// Presents a new value, or dismisses the one there is.
  public mutating func present<Value>(
    _ newValue: Value?, in storage: inout PresentationState<Value>, field: Int
  ) {
    _$willModify()
    storage.wrappedValue = newValue
    token.notify(field)
  }
}

extension ObservationStateRegistrar {
  /// What a change in place compares at its end.
  public struct Token: Sendable {
    @usableFromInline let identity: ObservationIdentity

    @usableFromInline
    init(_ identity: ObservationIdentity) { self.identity = identity }
  }

  /// Begins a change in place of a field without an identity.
  @inlinable
  public mutating func beginModify<Value>(_ storage: inout Value, field: Int) -> Token {
    _$willModify()
    return Token(token.isObserved(field) ? .unknown : .unobserved)
  }

  /// Ends a change in place of a field without an identity.
  @inlinable
  public mutating func endModify<Value>(_ storage: inout Value, _ token: Token, field: Int) {
    if token.identity != .unobserved { self.token.notify(field) }
  }

  /// Begins a change in place of an observable field.
  @inlinable
  public mutating func beginModify<Value: ObservableState>(
    _ storage: inout Value, field: Int
  ) -> Token {
    _$willModify()
    guard token.isObserved(field) else { return Token(.unobserved) }
    storage._$willModify()
    return Token(storage._$id.identity)
  }

  /// Ends a change in place of an observable field.
  @inlinable
  public mutating func endModify<Value: ObservableState>(
    _ storage: inout Value, _ token: Token, field: Int
  ) {
    guard token.identity != .unobserved else { return }
    if !token.identity.isSame(as: storage._$id.identity) { self.token.notify(field) }
  }
}
