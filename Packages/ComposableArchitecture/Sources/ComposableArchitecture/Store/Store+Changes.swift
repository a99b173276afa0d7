extension Store {
  /// The values of a part of the state: the one there is, and each one that differs from the one before.
  ///
  /// ```swift
  /// for await count in store.changes(of: \.count) { … }
  /// ```
  ///
  /// No value is skipped: those that come while nobody waits are kept. The sequence ends with the store.
  ///
  /// - Parameter keyPath: The part.
  /// - Returns: The values.
  public func changes<Value: Equatable & Sendable>(
    of keyPath: KeyPath<State, Value>
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let path = StatePath<State, Value>.of(keyPath)
    var last = path.read(core.locate(tracks: false), tracks: false) { $0.pointee }
    continuation.yield(last)
    let root = core.root
    let listener = root.addListener(
      StateListener(
        tell: { [weak core] in
          guard let core, core.isAlive else { return }
          let value = path.read(core.locate(tracks: false), tracks: false) { $0.pointee }
          guard value != last else { return }
          last = value
          continuation.yield(value)
        },
        end: { continuation.finish() }))
    continuation.onTermination = { [weak root] _ in
      Task { @MainActor in root?.removeListener(listener) }
    }
    return stream
  }
}
