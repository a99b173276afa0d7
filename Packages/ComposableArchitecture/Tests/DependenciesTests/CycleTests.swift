import Dependencies
import IssueReporting
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Dependencies that need themselves.
struct CycleTests {
  /// The messages of the issues that `body` reports.
  private func messages(_ body: () -> Void) -> [String] {
    let reporter = Messages()
    withIssueReporters([reporter]) { body() }
    return reporter.all
  }

  @Test func aValueThatReadsItselfIsOneIssueThatNamesIt() {
    let messages = messages {
      DependencyValues._with(.live) {
        #expect(Dependency(SelfishKey.self).wrappedValue == "live of test")
      }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("SelfishKey.self) → @Dependency(SelfishKey.self)") == true)
  }

  @Test func valuesThatReadEachOtherAreOneIssueWithTheirChain() {
    let messages = messages {
      DependencyValues._with(.live) {
        #expect(Dependency(FirstKey.self).wrappedValue == "first second test")
      }
    }
    #expect(messages.count == 1)
    let chain =
      "@Dependency(FirstKey.self) → @Dependency(SecondKey.self) → @Dependency(FirstKey.self)"
    #expect(messages.first?.contains(chain) == true)
  }

  @Test func twoThreadsThatMakeValuesThatReadEachOtherBothGoOn() {
    let reporter = Messages()
    let values = DependencyValues.live
    let meeting = Meeting()
    let read: @Sendable (Bool) -> Void = { isFirst in
      withIssueReporters([reporter]) {
        Meeting.$current.withValue(meeting) {
          DependencyValues._with(values) {
            _ =
              isFirst
              ? Dependency(FirstKey.self).wrappedValue : Dependency(SecondKey.self).wrappedValue
          }
        }
      }
    }
    let other = SmallThread { read(true) }
    read(false)
    other.join()
    #expect(reporter.all.count == 1)
    #expect(reporter.all.first?.contains(" → ") == true)
  }
}

/// Keeps what is reported.
private final class Messages: IssueReporter, Sendable {
  private let messages = Mutex<[String]>([])

  var all: [String] { messages.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    let message = message() ?? ""
    messages.withLock { $0.append(message) }
  }
}

/// Where two threads wait for each other, once.
private final class Meeting: Sendable {
  @TaskLocal static var current: Meeting?

  private let arrived = Atomic<Int>(0)

  /// Returns when both threads have come.
  func arrive() {
    arrived.add(1, ordering: .sequentiallyConsistent)
    while arrived.load(ordering: .sequentiallyConsistent) < 2 { sched_yield() }
  }
}

private enum SelfishKey: DependencyKey {
  static var liveValue: String { "live of " + Dependency(SelfishKey.self).wrappedValue }
  static var testValue: String { "test" }
}

private enum FirstKey: DependencyKey {
  static var liveValue: String {
    Meeting.current?.arrive()
    return "first " + Dependency(SecondKey.self).wrappedValue
  }
  static var testValue: String { "test" }
}

private enum SecondKey: DependencyKey {
  static var liveValue: String {
    Meeting.current?.arrive()
    return "second " + Dependency(FirstKey.self).wrappedValue
  }
  static var testValue: String { "test" }
}

/// A thread of its own, so that no pool of threads can run out.
private final class SmallThread {
  private var thread = pthread_t()

  init(_ body: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(body))
    pthread_create(
      &thread, nil,
      { pointer in
        if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
  }

  func join() { pthread_join(thread, nil) }

  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}
