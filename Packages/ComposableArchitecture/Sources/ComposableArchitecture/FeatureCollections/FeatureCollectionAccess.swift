/// How the features inside a collection are found: the hook for operators that other packages build, such
/// as `forEachRoute`.
///
/// A feature is known by its id and by a generation: a number that stays while the feature is there, and
/// that no later feature under the same id has.
@_spi(FeatureCollections)
public protocol FeatureCollectionAccess {
  /// The collection.
  associatedtype Features

  /// What a feature is addressed by.
  associatedtype FeatureID: Hashable & Sendable

  /// The state of a feature.
  associatedtype Feature

  /// The generation of the feature with an id, `nil` if there is none; never 0.
  static func generation(of id: FeatureID, in features: Features) -> UInt64?

  /// The state of the feature with an id.
  static func feature(_ id: FeatureID, in features: Features) -> Feature?

  /// Changes the feature with an id in place.
  ///
  /// - Returns: What `body` returns; `nil` if there is no such feature.
  static func modify<Result>(
    _ id: FeatureID, in features: inout Features, _ body: (inout Feature) -> Result
  ) -> Result?

  /// A number that differs once features have come, gone or moved.
  static func structure(of features: Features) -> UInt64
}

extension FeatureCollectionAccess {
  /// Whether the feature with an id is there and of a generation; 0 stands for any.
  static func contains(_ id: FeatureID, _ generation: UInt64, in features: Features) -> Bool {
    guard let current = self.generation(of: id, in: features) else { return false }
    return generation == 0 || generation == current
  }
}

/// A feature of a collection, on the way from the root to an effect.
final class FeatureStep<Root, Access: FeatureCollectionAccess>: EffectStep, @unchecked Sendable {
  private let path: StatePath<Root, Access.Features>
  private let id: Access.FeatureID
  private let isOpaque: Bool

  /// - Parameter isOpaque: Whether the state inside the feature is made anew on each read, so that nothing
  ///   in it can be told from what takes its place.
  init(
    _ path: StatePath<Root, Access.Features>, action: CompiledKeyPath, id: Access.FeatureID,
    generation: UInt64, isOpaque: Bool, isMortal: Bool
  ) {
    self.path = path
    self.id = id
    self.isOpaque = isOpaque
    super.init(
      state: path, action: action, id: AnyHashable(id), generation: generation,
      isMortal: isMortal)
  }

  override func descend(from parent: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Bool) -> Bool {
    path.read(parent.assumingMemoryBound(to: Root.self), tracks: false) { features in
      guard Access.contains(id, generation, in: features.pointee) else { return false }
      guard !isOpaque else { return true }
      guard let feature = Access.feature(id, in: features.pointee) else { return false }
      return withUnsafePointer(to: feature) { body(UnsafeRawPointer($0)) }
    }
  }

  override func structure(in parent: UnsafeRawPointer) -> UInt64? {
    // A computed property makes the collection anew on each read, and its numbers with it.
    guard path.offset >= 0 else { return nil }
    return path.read(parent.assumingMemoryBound(to: Root.self), tracks: false) {
      Access.structure(of: $0.pointee)
    }
  }
}
