public import Observation

/// A value whose fields can be observed; the `@ObservableState` macro writes the conformance.
public protocol ObservableState: Observable {
  /// The identity of this value.
  var _$id: ObservableStateID { get }

  /// Prepares for a change: a value of which a copy exists gets an identity of its own.
  mutating func _$willModify()

  /// The observed fields and where they are stored; empty for enums.
  static var _$fields: [ObservableStateField<Self>] { get }
}

extension ObservableState {
  /// No fields: the default for enums and for conformances written by hand.
  public static var _$fields: [ObservableStateField<Self>] { [] }
}

/// Prepares the payload of an enum for a change; a payload that is not observable needs nothing.
public func _$willModify<Root, Value>(
  _ root: inout Root, embed: (Value) -> Root, extract: (Root) -> Value?
) {}

/// Prepares the observable payload of an enum for a change, without copying its buffers.
public func _$willModify<Root, Value: ObservableState>(
  _ root: inout Root, embed: (Value) -> Root, extract: (Root) -> Value?
) {
  withUnsafeMutablePointer(to: &root) { place in
    let old = place.move()
    guard var value = extract(old) else {
      place.initialize(to: old)
      return
    }
    _ = consume old
    value._$willModify()
    place.initialize(to: embed(value))
  }
}

/// Whether two values are the same one for observers, not looking at changes inside.
public func _$isIdentityEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
  if let lhs = lhs as? any ObservableState, let rhs = rhs as? any ObservableState {
    return lhs._$id == rhs._$id
  }
  if let lhs = lhs as? any ObservationIdentifiable, let rhs = rhs as? any ObservationIdentifiable {
    return lhs._observationIdentity.isSame(as: rhs._observationIdentity)
  }
  return false
}
