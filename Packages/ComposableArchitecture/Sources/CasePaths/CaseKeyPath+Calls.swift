extension KeyPath {
  /// Makes an enum from a payload: `(\Action.Cases.count)(1)`.
  ///
  /// - Parameter value: The payload.
  /// - Returns: The enum.
  @inlinable
  public func callAsFunction<Enum, Payload>(_ value: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath<Enum, Payload>(self).embedding(value)
  }

  /// Makes an enum case that has no payload: `(\Action.Cases.tapped)()`.
  ///
  /// - Returns: The enum.
  @inlinable
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath<Enum, Void>(self).embedding(())
  }

  /// Tells whether an enum is a case, for `switch` and `if case`.
  ///
  /// - Parameters:
  ///   - pattern: The case.
  ///   - value: The enum.
  /// - Returns: Whether it is.
  public static func ~= <Enum: CasePathable, Payload>(
    pattern: KeyPath, value: Enum
  ) -> Bool where Root == Case<Enum>, Value == Case<Payload> {
    value.payload(pattern) != nil
  }
}

extension PartialKeyPath {
  /// Makes an enum from a payload whose type is only known at run time.
  ///
  /// - Parameter value: The payload.
  /// - Returns: The enum, or `nil` when the case has a payload of another type.
  @_disfavoredOverload
  public func callAsFunction<Enum: CasePathable>(_ value: Any) -> Enum? where Root == Case<Enum> {
    guard let erased = Case<Enum>()[keyPath: self] as? any ErasedCase else { return nil }
    return erased.embedDynamic(value) as? Enum
  }

  /// Tells whether an enum is a case, for `switch` and `if case`.
  ///
  /// - Parameters:
  ///   - pattern: The case.
  ///   - value: The enum.
  /// - Returns: Whether it is.
  @_disfavoredOverload
  public static func ~= <Enum: CasePathable>(
    pattern: PartialKeyPath, value: Enum
  ) -> Bool where Root == Case<Enum> {
    value.is(pattern)
  }
}
