import IdentifiedCollections

@_spi(FeatureCollections)
extension Store {
  /// The store of a feature inside the collection that is this store's state.
  ///
  /// The same feature gives the same store; the store ends with the feature.
  ///
  /// - Parameters:
  ///   - id: The feature.
  ///   - generation: The feature's generation; 0 for whichever has the id.
  ///   - access: How features are found.
  ///   - embed: Puts an action of a feature into one of the collection.
  /// - Returns: The store; `nil` if there is no such feature.
  public func feature<Access: FeatureCollectionAccess, FeatureAction>(
    _ id: Access.FeatureID, generation: UInt64, in access: Access.Type,
    embed: @escaping (Access.FeatureID, FeatureAction) -> Action
  ) -> Store<Access.Feature, FeatureAction>? where Access.Features == State {
    typealias Stores = RowStores<
      State, Action, FeatureKey<Access.FeatureID>, Access.Feature, FeatureAction
    >
    guard core.isAlive, Access.contains(id, generation, in: core.pointer.pointee),
      let feature = Access.feature(id, in: core.pointer.pointee)
    else { return nil }
    let key = FeatureKey(id: id, generation: generation)
    if let known = children.find(.rows, FeatureWay.shared, FeatureWay.shared) as? Stores {
      return known.store(key, sample: feature)
    }
    let stores = Stores(core, FeatureSource<Access>()) { embed($0.id, $1) }
    children.keep(stores, .rows, FeatureWay.shared, FeatureWay.shared)
    core.root.add(stores)
    return stores.store(key, sample: feature)
  }
}

/// Tells one feature from the next under the same id.
private struct FeatureKey<ID: Hashable & Sendable>: Hashable, Sendable {
  let id: ID
  let generation: UInt64
}

/// The features of a collection, which is the whole state of the store.
private final class FeatureSource<Access: FeatureCollectionAccess>:
  RowSource<Access.Features, FeatureKey<Access.FeatureID>, Access.Feature>
{
  private var seen: [FeatureKey<Access.FeatureID>: Access.Feature] = [:]
  private static var seenLimit: Int { 64 }

  override func structure(_ parent: UnsafePointer<Access.Features>) -> UInt64 {
    Access.structure(of: parent.pointee)
  }

  override func contains(
    _ id: FeatureKey<Access.FeatureID>, _ parent: UnsafePointer<Access.Features>
  ) -> Bool {
    Access.contains(id.id, id.generation, in: parent.pointee)
  }

  override func row(
    _ id: FeatureKey<Access.FeatureID>, _ parent: UnsafePointer<Access.Features>
  ) -> Access.Feature? {
    guard Access.contains(id.id, id.generation, in: parent.pointee),
      let feature = Access.feature(id.id, in: parent.pointee)
    else { return nil }
    guard Access.Feature.self is any ObservableState.Type else { return feature }
    return continued(feature, id, parent)
  }

  /// The value that was seen last, if this one equals it and was made anew: a computed property does that,
  /// and the stores below would be gone after each action.
  private func continued(
    _ feature: Access.Feature, _ id: FeatureKey<Access.FeatureID>,
    _ parent: UnsafePointer<Access.Features>
  ) -> Access.Feature {
    if let last = seen[id], Generation.of(last) != Generation.of(feature),
      areEqual(last, feature)
    {
      return last
    }
    if seen.count > Self.seenLimit { seen = seen.filter { contains($0.key, parent) } }
    seen[id] = feature
    return feature
  }

  private func areEqual(_ lhs: Access.Feature, _ rhs: Access.Feature) -> Bool {
    func compare<E: Equatable>(_ lhs: E) -> Bool { lhs == rhs as? E }
    guard let lhs = lhs as? any Equatable else { return false }
    return compare(lhs)
  }
}

/// Stands for the way from a collection to its features, of which there is one.
private final class FeatureWay: CompiledKeyPath, @unchecked Sendable {
  // Invariant of `@unchecked Sendable`: it has no stored properties.

  static let shared = FeatureWay()
}
