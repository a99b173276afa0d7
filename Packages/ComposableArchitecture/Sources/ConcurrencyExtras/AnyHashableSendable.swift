/// A hashable value of any type that may be sent between tasks.
public struct AnyHashableSendable: Hashable, Sendable {
  /// The wrapped value.
  public let base: any Hashable & Sendable

  /// Wraps a value of a type known only at run time.
  @_disfavoredOverload
  public init(_ base: any Hashable & Sendable) {
    self.init(base)
  }

  /// Wraps a value; one that is wrapped already is taken as it is.
  public init(_ base: some Hashable & Sendable) {
    if let wrapped = base as? AnyHashableSendable {
      self = wrapped
    } else {
      self.base = base
    }
  }

  /// Compares as `AnyHashable` does: values of equal meaning and compatible types are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}

extension AnyHashableSendable: CustomDebugStringConvertible {
  public var debugDescription: String { "AnyHashableSendable(\(String(reflecting: base)))" }
}

extension AnyHashableSendable: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["value": base]) }
}

extension AnyHashableSendable: CustomStringConvertible {
  public var description: String { String(describing: base) }
}

extension AnyHashableSendable: _HasCustomAnyHashableRepresentation {
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(base) }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

extension AnyHashableSendable: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
