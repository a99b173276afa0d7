import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the code that runs now on the main thread is to see of shared values, if that is special.
package enum SharedScope {
  private static let thread = Atomic<UInt>(0)

  // Written and read only by the thread whose number is in `thread`.
  nonisolated(unsafe) private static var state = State()

  private struct State {
    var depth = 0
    var assertion: SharedAssertion?
    var reads: [AnySharedSource]?
  }

  private static var isActive: Bool {
    let active = thread.load(ordering: .relaxed)
    return active != 0 && active == UInt(pthread_self())
  }

  /// The assertion that runs on this thread.
  static var assertion: SharedAssertion? { isActive ? state.assertion : nil }

  /// The assertion that compares values on this thread.
  static var comparison: SharedAssertion? {
    guard let assertion, assertion.isComparing else { return nil }
    return assertion
  }

  /// Runs `body` with shared values as an assertion shows them.
  @MainActor
  package static func asserting<R>(
    _ assertion: SharedAssertion, _ body: () throws -> R
  ) rethrows -> R {
    try entering { state in
      state.assertion = assertion
    } body: {
      try body()
    }
  }

  /// Compares or prints values: those on the left as the test expects them, those on the right as
  /// they are.
  @MainActor
  package static func comparing<R>(
    _ assertion: SharedAssertion, _ body: () throws -> R
  ) rethrows -> R {
    assertion.isComparing = true
    defer {
      assertion.isComparing = false
      assertion.side = .expected
    }
    return try asserting(assertion, body)
  }

  /// Runs `body` and finds the shared values that it reads.
  @MainActor
  package static func collectingReads<R>(
    _ body: () throws -> R
  ) rethrows -> (result: R, sources: [AnySharedSource]) {
    try entering { state in
      state.reads = []
    } body: {
      let result = try body()
      return (result, state.reads ?? [])
    }
  }

  static func noteRead(of source: AnySharedSource) {
    guard isActive, let reads = state.reads, !reads.contains(where: { $0 === source }) else {
      return
    }
    state.reads?.append(source)
  }

  @MainActor
  private static func entering<R>(
    _ change: (inout State) -> Void, body: () throws -> R
  ) rethrows -> R {
    let outer = state
    state.depth += 1
    change(&state)
    thread.store(UInt(pthread_self()), ordering: .relaxed)
    defer {
      state = outer
      if outer.depth == 0 { thread.store(0, ordering: .relaxed) }
    }
    return try body()
  }
}
