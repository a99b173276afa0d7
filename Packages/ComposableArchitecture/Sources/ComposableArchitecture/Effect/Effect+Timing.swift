extension Effect {
  /// Starts this effect once no other one with the same id has come for a while.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - duration: How long to wait.
  ///   - clock: What measures the time.
  public func debounce<ID: Hashable & Sendable, C: Clock>(
    id: ID, for duration: C.Duration, clock: C
  ) -> Self where C.Duration: Sendable {
    guard !isNone else { return self }
    let pause = Self(
      node: RunNode(priority: nil, site: nil) { _ in try? await clock.sleep(for: duration) })
    return pause.concatenate(with: self).cancellable(id: id, cancelInFlight: true)
  }

  /// Lets one action with an id through at once, then at most one in each interval.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - interval: The length of an interval.
  ///   - clock: What measures the time.
  ///   - latest: Whether the last action of an interval is the one to pass at its end, or the first.
  public func throttle<ID: Hashable & Sendable, C: Clock>(
    id: ID, for interval: C.Duration, clock: C, latest: Bool
  ) -> Self where C.Duration: Sendable {
    guard !isNone else { return self }
    let limit = ThrottleLimit(interval: interval, clock: clock, latest: latest)
    return Self(node: ThrottleNode<Action, C>(self, id: EffectID(id), limit: limit))
  }
}
