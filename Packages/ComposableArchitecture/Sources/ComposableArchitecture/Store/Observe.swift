import Observation
import Synchronization

/// Runs a closure, and again whenever what it has read of observable objects has changed.
///
/// ```swift
/// let token = observe { label.text = "\(store.count)" }
/// ```
///
/// Changes of one turn of the main actor lead to one more run.
///
/// - Parameter apply: Reads and uses the values.
/// - Returns: Keeps the observation alive: it ends when the token is released.
@MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
  let token = ObserveToken()
  track(token, apply)
  return token
}

@MainActor
private func track(_ token: ObserveToken, _ apply: @escaping @MainActor () -> Void) {
  withObservationTracking {
    apply()
  } onChange: { [weak token] in
    Task { @MainActor in
      guard let token, !token.isCancelled else { return }
      track(token, apply)
    }
  }
}

/// Keeps an observation alive.
public final class ObserveToken: Sendable, Hashable {
  private let state = Mutex(false)

  init() {}

  /// Ends the observation.
  public func cancel() { state.withLock { $0 = true } }

  /// Whether the observation was ended.
  var isCancelled: Bool { state.withLock { $0 } }

  /// Keeps this token in a set.
  ///
  /// - Parameter set: The set.
  public func store(in set: inout Set<ObserveToken>) { set.insert(self) }

  /// Whether two tokens are the same object.
  public static func == (lhs: ObserveToken, rhs: ObserveToken) -> Bool { lhs === rhs }

  /// Hashes the token's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
