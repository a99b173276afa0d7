/// The running effects of children that can go away, by the place of the children.
///
/// After each action one number is read for each place, such as the stamp of a list of rows: only
/// where it has changed are the effects looked at one by one.
@MainActor
struct MortalRuns {
  private var places: [MortalPlace: MortalSiblings] = [:]

  nonisolated init() {}

  var isEmpty: Bool { places.isEmpty }

  /// Takes an effect in.
  ///
  /// - Returns: Whether all children around it are there.
  mutating func insert(
    _ run: EffectRun, of path: EffectPath, mortal: EffectPath, in root: UnsafeRawPointer
  ) -> Bool {
    let siblings: MortalSiblings
    if let known = places[MortalPlace(mortal)] {
      siblings = known
    } else {
      siblings = MortalSiblings(mortal, structure: mortal.structure(in: root))
      places[MortalPlace(mortal)] = siblings
    }
    siblings.runs[run.id] = run
    return path.isAlive(in: root)
  }

  mutating func remove(_ run: EffectRun) {
    guard let mortal = run.path?.mortal, let siblings = places[MortalPlace(mortal)] else { return }
    siblings.runs[run.id] = nil
    if siblings.runs.isEmpty { places[MortalPlace(mortal)] = nil }
  }

  /// The effects whose child is gone, in order of acceptance.
  func orphans(in root: UnsafeRawPointer) -> [EffectRun] {
    var orphans: [EffectRun] = []
    for siblings in places.values {
      let structure = siblings.path.structure(in: root)
      guard structure == nil || structure != siblings.structure else { continue }
      siblings.structure = structure
      for run in siblings.runs.values where !run.isCancelled {
        if let path = run.path, !path.isAlive(in: root) { orphans.append(run) }
      }
    }
    if orphans.count > 1 { orphans.sort { $0.id < $1.id } }
    return orphans
  }
}

/// The effects of the children at one place.
@MainActor
private final class MortalSiblings {
  /// The way to one of the children.
  let path: EffectPath

  /// What was last seen to stand for the children that are there.
  var structure: UInt64?
  var runs: [UInt64: EffectRun] = [:]

  init(_ path: EffectPath, structure: UInt64?) {
    self.path = path
    self.structure = structure
  }
}

/// Where the child at the end of a path stands, whichever child it is.
private struct MortalPlace: Hashable {
  let path: EffectPath

  init(_ path: EffectPath) {
    self.path = path
  }

  static func == (lhs: MortalPlace, rhs: MortalPlace) -> Bool {
    if lhs.path === rhs.path { return true }
    guard lhs.path.step.isBeside(rhs.path.step) else { return false }
    guard let left = lhs.path.parent, let right = rhs.path.parent else {
      return lhs.path.parent == nil && rhs.path.parent == nil
    }
    return EffectPath.isSame(left, right)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path.step.placeHash)
    hasher.combine(path.parent?.hash)
  }
}
