prefix operator /

/// The case path of a case that has a payload: `/Action.count`.
///
/// The older spelling: the payload is found by reflection, which is slow. Prefer `\.count` on a
/// `@CasePathable` enum.
///
/// - Parameter embed: The case's constructor.
/// - Returns: The case path.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  AnyCasePath(unsafe: embed)
}

/// The case path of a case that has no payload: `/Action.tapped`.
///
/// - Parameter root: The case.
/// - Returns: The case path.
@_disfavoredOverload
public prefix func / <Root>(root: Root) -> AnyCasePath<Root, Void> {
  // The value, a case without a payload, is only ever returned and looked at.
  AnyCasePath(
    unchecked: { root },
    extract: { isSameCase($0, root) ? () : nil }
  )
}

/// The function that takes a case's payload out: `events.compactMap(/Event.count)`.
///
/// - Parameter embed: The case's constructor.
/// - Returns: The function.
@_disfavoredOverload
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> (Root) -> Value? {
  AnyCasePath(unsafe: embed).extraction
}

extension AnyCasePath {
  /// Creates a case path from a case's constructor; payloads are found by reflection.
  ///
  /// - Parameter embed: The constructor of a case; another function gives wrong answers.
  public init(unsafe embed: @escaping (Value) -> Root) {
    // A constructor is a plain function: calling it from any thread shares no state.
    self.init(
      unchecked: embed,
      extract: { reflectedPayload(of: $0, embed: embed) }
    )
  }
}
