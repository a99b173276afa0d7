import ConcurrencyExtras
import Dependencies
import FoundationEssentials
import Testing

private struct Greeter: DependencyKey, Sendable {
  var greet: @Sendable (String) -> String

  static let liveValue = Self { "Hello, \($0)" }
  static let previewValue = Self { "Preview, \($0)" }
  static let testValue = Self(greet: unimplemented("Greeter.greet", placeholder: "?"))
}

private enum LimitKey: TestDependencyKey {
  static let testValue = 10
}

extension DependencyValues {
  fileprivate var greeter: Greeter {
    get { self[Greeter.self] }
    set { self[Greeter.self] = newValue }
  }

  fileprivate var limit: Int {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }
}

private final class Hall {
  @Dependency(\.greeter) var greeter
  @Dependency(\.limit) private var limit
  @Dependency(Greeter.self) var sameGreeter

  func greeting() -> String { greeter.greet("\(limit)") }
}

/// What code from elsewhere writes: each spelling of the public names.
@Suite struct PublicNamesTests {
  /// Tasks run one after the other, whatever else the process does.
  private let executor = MainSerialExecutorScope()

  @Test func contextsChooseTheValue() {
    func greeting(in context: DependencyContext) -> String {
      withDependencies {
        $0.context = context
      } operation: {
        Dependency(\.greeter).wrappedValue.greet("a")
      }
    }
    #expect(greeting(in: .live) == "Hello, a")
    #expect(greeting(in: .preview) == "Preview, a")
    withKnownIssue { #expect(greeting(in: .test) == "?") }
  }

  @Test func aModelKeepsTheDependenciesItWasMadeWith() async {
    let model = withDependencies {
      $0.greeter.greet = { "Hi, \($0)" }
      $0.limit = 3
    } operation: {
      Hall()
    }
    #expect(model.greeting() == "Hi, 3")
    let child = withDependencies(from: model) { Hall() }
    #expect(child.sameGreeter.greet("b") == "Hi, b")
    let other = withDependencies(from: model) {
      $0.limit = 4
    } operation: {
      Hall()
    }
    #expect(other.greeting() == "Hi, 4")
    await withDependencies(from: other) {
      await Task.yield()
      #expect(Hall().greeting() == "Hi, 4")
    }
  }

  @Test func escapedDependenciesAreYielded() async {
    let work = withDependencies {
      $0.limit = 5
    } operation: {
      withEscapedDependencies { dependencies in
        { @Sendable in dependencies.yield { Dependency(\.limit).wrappedValue } }
      }
    }
    #expect(work() == 5)
    #expect(Dependency(\.limit).wrappedValue == 10)
  }

  @Test func asynchronousScopesGiveTheirResult() async throws {
    let sum = try await withDependencies {
      $0.limit = 1
    } operation: {
      try await Task.sleep(for: .zero)
      @Dependency(\.limit) var limit
      return limit + 1
    }
    #expect(sum == 2)
  }

  @Test func builtInsAreSetInEachOfTheWays() async throws {
    let clock = TestClock()
    try await withDependencies {
      $0.continuousClock = clock
      $0.suspendingClock = ImmediateClock()
      $0.date = DateGenerator { Date(timeIntervalSince1970: 1) }
      $0.uuid = UUIDGenerator { UUID(7) }
      $0.calendar = Calendar(identifier: .gregorian)
      $0.timeZone = .gmt
      $0.locale = Locale(identifier: "en_US")
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
      $0.openURL = OpenURLEffect { _ in true }
    } operation: {
      @Dependency(\.suspendingClock) var suspendingClock
      @Dependency(\.date) var date
      @Dependency(\.uuid) var uuid
      @Dependency(\.calendar.identifier) var calendar
      @Dependency(\.timeZone) var timeZone
      @Dependency(\.locale) var locale
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      @Dependency(\.openURL) var openURL
      @Dependency(\.context) var context
      try await suspendingClock.sleep(for: .seconds(1))
      #expect(date().timeIntervalSince1970 == 1)
      #expect(uuid() == UUID(7))
      #expect(calendar == .gregorian)
      #expect(timeZone == .gmt)
      #expect(locale.identifier == "en_US")
      #expect((1...6).contains(withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }))
      #expect(await openURL(try #require(URL(string: "https://example.com"))))
      #expect(context == .test)
    }
  }
}
