import Sharing

extension Store {
  /// The values of a part of the state: the one there is, and each one that differs from the one before.
  ///
  /// ```swift
  /// for await count in store.changes(of: \.count) { … }
  /// ```
  ///
  /// No value is skipped: those that come while nobody waits are kept. Shared values count as a part of
  /// the state, whoever changes them. The sequence ends with the store, and with the child if the store is a child's.
  ///
  /// - Parameter keyPath: The part.
  /// - Returns: The values.
  public func changes<Value: Equatable & Sendable>(
    of keyPath: KeyPath<State, Value>
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let changes = PartChanges(
      core, StatePath<State, Value>.of(keyPath), { continuation.yield($0) },
      end: { continuation.finish() })
    let root = core.root
    let listener = root.addListener(
      StateListener(tell: { changes.look() }, end: { continuation.finish() }))
    continuation.onTermination = { [weak root] _ in
      Task { @MainActor in root?.removeListener(listener) }
    }
    return stream
  }
}

/// Looks at a part of the state when it may have changed.
@MainActor
private final class PartChanges<State, Action, Value: Equatable & Sendable> {
  private weak var core: StoreCore<State, Action>?
  private let path: StatePath<State, Value>
  private let tell: (Value) -> Void
  private let end: () -> Void
  private var last: Value
  private var sharedSources: [AnySharedSource] = []
  private var subscriptions: [SharedSubscription] = []

  init(
    _ core: StoreCore<State, Action>, _ path: StatePath<State, Value>,
    _ tell: @escaping (Value) -> Void, end: @escaping () -> Void
  ) {
    self.core = core
    self.path = path
    self.tell = tell
    self.end = end
    let (value, sources) = Self.read(core, path)
    last = value
    tell(value)
    follow(sources)
  }

  /// Tells the value if it differs from the one told last.
  func look() {
    guard let core, core.isAlive else {
      subscriptions = []
      return end()
    }
    let (value, sources) = Self.read(core, path)
    follow(sources)
    guard value != last else { return }
    last = value
    tell(value)
  }

  private static func read(
    _ core: StoreCore<State, Action>, _ path: StatePath<State, Value>
  ) -> (Value, [AnySharedSource]) {
    SharedScope.collectingReads {
      path.read(core.locate(tracks: false), tracks: false) { $0.pointee }
    }
  }

  /// Looks again whenever one of the shared values has changed that the part was read from.
  private func follow(_ sources: [AnySharedSource]) {
    guard !sources.elementsEqual(sharedSources, by: { $0 === $1 }) else { return }
    sharedSources = sources
    subscriptions = sources.map { source in
      source.whenChanged { [weak self] in
        if MainThread.isCurrent, !Reduction.isRunning {
          MainActor.assumeIsolated { self?.look() }
        } else {
          Task { @MainActor in self?.look() }
        }
      }
    }
  }
}
