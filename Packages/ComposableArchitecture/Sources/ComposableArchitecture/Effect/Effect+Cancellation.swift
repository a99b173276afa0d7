extension Effect {
  /// Makes an effect that `.cancel(id:)` can end.
  ///
  /// The id counts where the effect is returned: the same id in a sibling feature, in another row or in
  /// another store is another one.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - cancelInFlight: Whether to end other effects with this id first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard !isNone || cancelInFlight else { return self }
    return Self(node: CancellableNode(self, id: EffectID(id), cancelInFlight: cancelInFlight))
  }

  /// Ends the effects with an id, in this feature and in those below it.
  ///
  /// - Parameter id: The id.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(node: CancelNode(id: EffectID(id)))
  }

  /// Ends the effects with any of some ids.
  ///
  /// - Parameter ids: The ids.
  public static func cancel<IDs: Sequence>(ids: IDs) -> Self
  where IDs.Element: Hashable & Sendable {
    .merge(ids.map { .cancel(id: $0) })
  }
}

/// A cancellation id: equal only to an id of the same type.
struct EffectID: Hashable, @unchecked Sendable {
  // Invariant of `@unchecked Sendable`: the value inside is `Sendable`.
  private let value: AnyHashable
  private let type: ObjectIdentifier

  init<ID: Hashable & Sendable>(_ id: ID) {
    value = AnyHashable(id)
    type = ObjectIdentifier(ID.self)
  }
}
