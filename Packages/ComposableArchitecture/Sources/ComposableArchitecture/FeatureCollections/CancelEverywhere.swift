@_spi(FeatureCollections)
extension Effect {
  /// Ends the effects with an id wherever in the store they were returned.
  ///
  /// ``cancel(id:)`` reaches the feature that returns it and those below; this one reaches all.
  ///
  /// - Parameter id: The id.
  public static func cancelEverywhere(id: some Hashable & Sendable) -> Self {
    Self(node: CancelEverywhereNode(id: EffectID(id)))
  }
}

/// The cancellation of an id in the whole store.
final class CancelEverywhereNode<Action>: EffectNode<Action>, @unchecked Sendable {
  private let id: EffectID

  init(id: EffectID) {
    self.id = id
  }

  override func expand(from index: Int, in context: EffectContext, _ walk: inout EffectWalk) {
    var context = context
    context.path = nil
    walk.cancel(id, in: context)
  }
}
