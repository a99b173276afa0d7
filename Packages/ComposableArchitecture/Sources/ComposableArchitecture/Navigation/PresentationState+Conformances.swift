public import CustomDump

extension PresentationState: Equatable where State: Equatable {
  /// Compares the children.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes the child.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension PresentationState: Decodable where State: Decodable {
  /// Reads the child, or nothing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(wrappedValue: container.decodeNil() ? nil : try container.decode(State.self))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Writes the child, or nothing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let state = wrappedValue { try container.encode(state) } else { try container.encodeNil() }
  }
}

extension PresentationState: CustomReflectable {
  /// Shows the child in place of the wrapper.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}

extension PresentationState: CustomDumpRepresentable {
  /// Shows the child in place of the wrapper.
  public var customDumpValue: Any { wrappedValue as Any }
}

extension PresentationState: ObservationIdentifiable where State: ObservableState {
  @usableFromInline
  mutating func _willModifyIdentity() {
    _ = modify { $0._$willModify() }
  }

  @usableFromInline
  var _observationIdentity: ObservationIdentity {
    guard let id = wrappedValue?._$id else { return .absent }
    return ObservationIdentity(generation &* 0x9E37_79B9_7F4A_7C15 ^ id.serial, id.tag)
  }
}
