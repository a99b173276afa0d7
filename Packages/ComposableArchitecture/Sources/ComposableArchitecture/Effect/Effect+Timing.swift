extension Effect {
  /// Starts this effect once no other one with the same id has come for a while.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - duration: How long to wait.
  ///   - clock: What measures the time.
  public func debounce(
    id: some Hashable & Sendable, for duration: Duration, clock: any Clock<Duration>
  ) -> Self {
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
  public func throttle(
    id: some Hashable & Sendable, for interval: Duration, clock: any Clock<Duration>, latest: Bool
  ) -> Self {
    guard !isNone else { return self }
    return Self(node: throttled(EffectID(id), interval, clock, latest))
  }

  private func throttled<C: Clock<Duration>>(
    _ id: EffectID, _ interval: Duration, _ clock: C, _ latest: Bool
  ) -> EffectNode<Action> {
    ThrottleNode(self, id: id, interval: interval, clock: clock, latest: latest)
  }
}
