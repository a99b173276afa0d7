import Synchronization

/// The cancellable effects of one store by their ids; usable from any thread.
final class EffectRegistry: Sendable {
  private let groups = Mutex<[EffectID: GroupShelf]>([:])

  /// For effects that no store runs.
  static let storeless = EffectRegistry()

  /// Whether no effect is registered.
  var isEmpty: Bool { groups.withLock { $0.isEmpty } }

  /// Registers a group under its id.
  func insert(_ group: EffectGroup) {
    groups.withLock { $0[group.id, default: GroupShelf()].insert(group) }
  }

  /// Forgets a group whose effects have ended.
  func remove(_ group: EffectGroup) {
    groups.withLock { groups in
      groups[group.id]?.remove(group)
      if groups[group.id]?.isEmpty == true { groups[group.id] = nil }
    }
  }

  /// Cancels the effects with an id at a place and below it.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - path: The place.
  ///   - issue: When the cancel was issued; groups issued after it in the same acceptance stay.
  /// - Returns: The effects that had not begun.
  @discardableResult
  func cancel(
    _ id: EffectID, at path: EffectPath?, issue: EffectGroup.Issue? = nil
  ) -> [EffectRun] {
    let cancelled = groups.withLock { groups -> [EffectGroup] in
      let taken = groups[id]?.take(at: path) { group in
        issue.map { !group.issue.comesAfter($0) } ?? true
      }
      if groups[id]?.isEmpty == true { groups[id] = nil }
      return taken ?? []
    }
    return cancelled.flatMap { $0.cancel() }
  }

  /// Forgets all groups and their effects because the store goes.
  func abandon() {
    let abandoned = groups.withLock { groups in
      defer { groups = [:] }
      return groups.values.flatMap { $0.all }
    }
    for group in abandoned { group.abandon() }
  }
}
