/// The identity of an observable state: it stays while the state is changed in place and differs
/// once the state is replaced.
public struct ObservableStateID: Equatable, Hashable, Sendable {
  @usableFromInline let token: ObservationToken?
  @usableFromInline let serial: UInt64
  @usableFromInline let tag: UInt64

  @usableFromInline
  init(token: ObservationToken?, serial: UInt64, tag: UInt64) {
    self.token = token
    self.serial = serial
    self.tag = tag
  }

  @usableFromInline
  init(_ token: ObservationToken) {
    self.init(token: token, serial: token.serial, tag: 0)
  }

  /// Creates an identity that no other value has.
  public init() {
    self.init(token: nil, serial: SerialNumber.next(), tag: 0)
  }

  /// The identity of a value that has none of its own: each one is new.
  public static func _$id<T>(for value: T) -> Self {
    if let state = value as? any ObservableState { return state._$id }
    return Self()
  }

  /// The identity of an observable state.
  public static func _$id<T: ObservableState>(for value: T) -> Self { value._$id }

  /// The identity shared by all cases without a payload.
  public static var _$inert: Self { Self(token: nil, serial: 0, tag: 0) }

  /// This identity inside the case of an enum.
  public func _$tag(_ tag: Int) -> Self {
    Self(token: token, serial: serial, tag: self.tag &* 257 &+ UInt64(truncatingIfNeeded: tag) &+ 1)
  }

  /// Compares the numbers behind the identities.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.serial == rhs.serial && lhs.tag == rhs.tag
  }

  /// Hashes the numbers behind the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(serial)
    hasher.combine(tag)
  }

  /// Whether this is `other` or a changed copy of it, in the same case.
  func continues(_ other: ObservableStateID) -> Bool {
    guard tag == other.tag else { return false }
    guard let token, let otherToken = other.token else { return serial == other.serial }
    return token.continues(otherToken)
  }

  /// A number that stays through all changes and copies of the state.
  @usableFromInline
  var generation: UInt64 { (token?.originSerial ?? serial) &* 31 &+ tag }
}
