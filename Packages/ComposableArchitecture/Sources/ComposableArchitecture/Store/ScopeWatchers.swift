/// Looks after an action whether a child is still there.
@MainActor
@usableFromInline
protocol ScopeWatcher: AnyObject {
  /// Whether a later look gives the same answer: the child cannot be told gone now and there again then.
  var canWait: Bool { get }

  /// Whether there is nothing to look at any more.
  var isOver: Bool { get }

  /// Looks whether the child is still there.
  ///
  /// - Returns: Whether it is found gone now.
  @discardableResult
  func stateDidChange() -> Bool
}

/// Those who look after an action whether their child is still there.
///
/// Of those who can wait, a few look after each action, in turn, and all of them as soon as one has found
/// its child gone, or a presentation has changed anywhere.
@MainActor
struct ScopeWatchers {
  private static let fewLimit = 16

  /// Those who look after each action.
  private(set) var urgent: [WeakWatcher] = []

  /// Those who can wait.
  private(set) var patient: [WeakWatcher] = []
  private var next = 0
  private var seenPresentations = PresentationChanges.count

  nonisolated init() {}

  /// The number of watchers, those included that are gone and not yet forgotten.
  var count: Int { urgent.count + patient.count }

  var isEmpty: Bool { urgent.isEmpty && patient.isEmpty }

  mutating func add(_ watcher: any ScopeWatcher) {
    if watcher.canWait {
      patient.append(WeakWatcher(value: watcher))
    } else {
      urgent.append(WeakWatcher(value: watcher))
    }
  }

  /// Those of the ones who can wait whose turn it is.
  mutating func turn() -> ArraySlice<WeakWatcher> {
    let presentations = PresentationChanges.count
    defer { seenPresentations = presentations }
    guard patient.count > Self.fewLimit, presentations == seenPresentations else {
      return patient[...]
    }
    if next >= patient.count { next = 0 }
    defer { next += Self.fewLimit }
    return patient[next..<min(next + Self.fewLimit, patient.count)]
  }

  /// Forgets those that are gone, or have nothing to look at any more.
  mutating func forgetGone() {
    urgent.removeAll { $0.value?.isOver ?? true }
    patient.removeAll { $0.value?.isOver ?? true }
  }
}

struct WeakWatcher {
  weak var value: (any ScopeWatcher)?
}
