import ConcurrencyExtras
import IssueReporting
import Synchronization

/// A value that is read from, written to and watched at the place of a key.
final class KeyedSource<Value: Sendable>: SharedSource<Value>, @unchecked Sendable {
  // `status` is behind a lock of its own; `starting` guards `hasStarted`; the rest is constant.
  private struct Status {
    var readsInProgress = 0
    var isLoadingElsewhere = false
    var loadError: (any Error)?
    var saveError: (any Error)?
    var subscription: SharedSubscription?
    var writer: (any SharedKey<Value>)?
  }

  private let key: any SharedReaderKey<Value>
  private let initialValue: Value
  private let status = Mutex(Status())
  private let starting = RecursiveLock()
  private var hasStarted = false
  private let issues: IssueRelay
  private let saves = SaveQueue()
  private let onEnd: @Sendable () -> Void

  /// - Parameters:
  ///   - key: The place of the value.
  ///   - initialValue: What the value is if the place has none.
  ///   - place: Where the value was declared.
  ///   - onEnd: Told when nobody shares the value any more.
  init(
    _ key: any SharedReaderKey<Value>, initialValue: Value, at place: IssuePlace,
    onEnd: @escaping @Sendable () -> Void
  ) {
    self.key = key
    self.initialValue = initialValue
    self.onEnd = onEnd
    issues = IssueRelay(place)
    super.init(initialValue)
    let writer = key as? any SharedKey<Value>
    status.withLock { $0.writer = writer }
  }

  deinit {
    status.withLock { $0.subscription }?.cancel()
    onEnd()
  }

  override package var description: String { String(describing: key) }

  /// Reads the value and begins to watch it, once; others wait meanwhile.
  func start() {
    starting.withLock {
      guard !hasStarted else { return }
      hasStarted = true
      let first = LoadContext.initialValue(initialValue)
      read(first) { [weak self] error in self?.issues.report(error) }
      let subscription = key.subscribe(
        context: first,
        subscriber: SharedSubscriber(
          callback: { [weak self] in self?.receive($0) },
          onLoading: { [weak self] isLoading in
            self?.status.withLock { $0.isLoadingElsewhere = isLoading }
            self?.notify()
          }))
      status.withLock { $0.subscription = subscription }
    }
  }

  private func read(
    _ context: LoadContext<Value>, whenDone: @escaping @Sendable ((any Error)?) -> Void
  ) {
    status.withLock { $0.readsInProgress += 1 }
    load(context) { [weak self] result in
      self?.status.withLock {
        $0.readsInProgress -= 1
        $0.loadError = result.error
      }
      switch result {
      case .success(let value?): self?.replace(with: value)
      case .success(nil), .failure: self?.notify()
      }
      whenDone(result.error)
    }
    if isLoading { notify() }
  }

  private func load(
    _ context: LoadContext<Value>,
    _ callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    key.load(context: context, continuation: LoadContinuation(description, callback: callback))
  }

  private func receive(_ result: Result<Value?, any Error>) {
    status.withLock {
      $0.isLoadingElsewhere = false
      $0.loadError = result.error
    }
    switch result {
    case .success(let value):
      replace(with: value ?? initialValue)
    case .failure(let error):
      notify()
      issues.report(error)
    }
  }

  // MARK: Reading

  override var isLoading: Bool {
    status.withLock { $0.readsInProgress > 0 || $0.isLoadingElsewhere }
  }

  override var loadError: (any Error)? { status.withLock { $0.loadError } }

  override func load() async throws {
    let error: (any Error)? = await withCheckedContinuation { continuation in
      read(.userInitiated) { continuation.resume(returning: $0) }
    }
    if let error { throw error }
  }

  // MARK: Writing

  override var saveError: (any Error)? { status.withLock { $0.saveError } }

  override func didChange() {
    super.didChange()
    saves.request(nil) { self.write($0) }
  }

  override func save() async throws {
    let result = await withCheckedContinuation { continuation in
      saves.request({ continuation.resume(returning: $0) }) { self.write($0) }
    }
    await issues.settle()
    try result.get()
  }

  private func write(_ waiters: [SaveQueue.Waiter]) {
    guard let writer = status.withLock({ $0.writer }) else {
      for waiter in waiters { waiter(.success(())) }
      return
    }
    let context: SaveContext = waiters.isEmpty ? .didSet : .userInitiated
    let report: (@Sendable ((any Error)?) -> Void)? = waiters.isEmpty ? issues.awaiting() : nil
    let continuation = SaveContinuation(description) {
      [weak self] (result: Result<Void, any Error>) in
      self?.finishWriting(result.error)
      report?(result.error)
      for waiter in waiters { waiter(result) }
    }
    writer.save(current, context: context, continuation: continuation)
  }

  private func finishWriting(_ error: (any Error)?) {
    let isNews = status.withLock { status in
      let isNews = error != nil || status.saveError != nil
      status.saveError = error
      return isNews
    }
    if isNews { notify() }
  }
}

extension Result {
  fileprivate var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
