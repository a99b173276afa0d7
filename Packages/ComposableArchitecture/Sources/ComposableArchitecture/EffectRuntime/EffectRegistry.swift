import Synchronization

/// The cancellable effects of one store by their ids; usable from any thread.
final class EffectRegistry: Sendable {
  private let groups = Mutex<[EffectID: [EffectGroup]]>([:])

  /// For effects that no store runs.
  static let storeless = EffectRegistry()

  /// Whether no effect is registered.
  var isEmpty: Bool { groups.withLock { $0.isEmpty } }

  /// Registers a group under its id.
  func insert(_ group: EffectGroup) {
    groups.withLock { $0[group.id, default: []].append(group) }
  }

  /// Forgets a group whose effects have ended.
  func remove(_ group: EffectGroup) {
    groups.withLock { groups in
      guard let position = groups[group.id]?.firstIndex(where: { $0 === group }) else { return }
      if groups[group.id]?.count == 1 {
        groups[group.id] = nil
      } else {
        groups[group.id]?.remove(at: position)
      }
    }
  }

  /// Cancels the effects with an id at a place and below it.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - path: The place.
  ///   - issue: When the cancel was issued; groups issued after it in the same acceptance stay.
  func cancel(_ id: EffectID, at path: EffectPath?, issue: EffectGroup.Issue? = nil) {
    let cancelled = groups.withLock { groups -> [EffectGroup] in
      guard let candidates = groups[id] else { return [] }
      var cancelled: [EffectGroup] = []
      var kept: [EffectGroup] = []
      for group in candidates {
        let isLater = issue.map { group.issue.comesAfter($0) } ?? false
        if !isLater, EffectPath.contains(path, group.path) {
          cancelled.append(group)
        } else {
          kept.append(group)
        }
      }
      groups[id] = kept.isEmpty ? nil : kept
      return cancelled
    }
    for group in cancelled { group.cancel() }
  }
}
