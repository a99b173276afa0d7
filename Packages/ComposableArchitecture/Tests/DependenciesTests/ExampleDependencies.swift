import Dependencies

struct Client: DependencyKey, Sendable {
  var name: String

  static let liveValue = Client(name: "live")
  static let previewValue = Client(name: "preview")
  static let testValue = Client(name: "test")
}

extension DependencyValues {
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  var text: String {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }

  var liveOnly: String {
    get { self[LiveOnlyKey.self] }
    set { self[LiveOnlyKey.self] = newValue }
  }

  var testOnly: String {
    get { self[TestOnlyKey.self] }
    set { self[TestOnlyKey.self] = newValue }
  }

  var counter: LockIsolated<Int> {
    get { self[CounterKey.self] }
    set { self[CounterKey.self] = newValue }
  }

  private enum NumberKey: DependencyKey {
    static let liveValue = 0
    static let testValue = 1
  }

  private enum TextKey: DependencyKey {
    static let liveValue = "live"
    static let testValue = "test"
  }

  private enum LiveOnlyKey: DependencyKey {
    static let liveValue = "live only"
  }

  private enum TestOnlyKey: TestDependencyKey {
    static let testValue = "test only"
  }

  /// A reference, made anew for every test.
  private enum CounterKey: DependencyKey {
    static var liveValue: LockIsolated<Int> { LockIsolated(0) }
    static var testValue: LockIsolated<Int> { LockIsolated(0) }
  }
}
