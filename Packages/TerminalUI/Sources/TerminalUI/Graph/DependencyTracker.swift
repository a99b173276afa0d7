import Observation
import Synchronization

/// Watches what a place reads while it evaluates its view, and reports the first change.
@MainActor
final class DependencyTracker {
  private let token = InvalidationToken()
  private let invalidations: Invalidations
  private let kind: ViewKind
  /// Made where views of the kind read something at all, which most never do.
  private var trigger: Trigger?

  /// The place that is evaluated again, which owns this.
  unowned var node: _AnyNode?

  init(_ invalidations: Invalidations, kind: ViewKind) {
    self.invalidations = invalidations
    self.kind = kind
    token.tracker = self
  }

  /// Whether nothing that was read has changed since.
  var isCurrent: Bool { token.isCurrent }

  /// Evaluates `work`, and forgets what was read the time before.
  ///
  /// What the first view of its kind that reads something has read is not forgotten before it changes, but
  /// that change is not told.
  func track<Value>(_ work: () -> Value) -> Value {
    // After a change has been told, nothing is watched any more.
    let isWatching = token.isCurrent
    let evaluation = token.begin()
    if isWatching { trigger?.fire() }
    if kind.readsObservables, trigger == nil { trigger = Trigger() }
    var witness = Witness()
    let value = withObservationTracking {
      trigger?.touch()
      return work()
    } onChange: { [token, invalidations, witness] in
      withExtendedLifetime(witness) {
        if token.end(evaluation) { invalidations.insert(token) }
      }
    }
    if trigger == nil, !isKnownUniquelyReferenced(&witness) { kind.readsObservables = true }
    return value
  }

  /// Forgets what was read, for good.
  func stop() {
    _ = token.begin()
    trigger?.fire()
  }
}

/// Held by whoever waits for a change, so that one can see whether anybody does.
private final class Witness: Sendable {}

/// Something that every evaluation reads, so that firing it drops the evaluation's registrations.
private final class Trigger: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func touch() {
    registrar.access(self, keyPath: \.value)
  }

  func fire() {
    registrar.withMutation(of: self, keyPath: \.value) {}
  }
}

/// Stands for a place in notifications that may come from any thread.
final class InvalidationToken: Sendable {
  private struct State {
    var evaluation = 0
    var isCurrent = false
  }

  private let state = Mutex(State())

  /// Written once, before the token is shared; reading a weak reference is safe from any thread.
  nonisolated(unsafe) weak var tracker: DependencyTracker?

  var isCurrent: Bool { state.withLock { $0.isCurrent } }

  func begin() -> Int {
    state.withLock {
      $0.evaluation += 1
      $0.isCurrent = true
      return $0.evaluation
    }
  }

  /// Whether `evaluation` is the newest one and has not been reported yet.
  func end(_ evaluation: Int) -> Bool {
    state.withLock {
      guard $0.evaluation == evaluation, $0.isCurrent else { return false }
      $0.isCurrent = false
      return true
    }
  }
}
