import ComposableArchitecture
import DependenciesTestSupport
import Foundation
import Testing

@DependencyClient
private struct AudioClient: Sendable {
  var duration: @Sendable () throws -> Double
  var isRecording: @Sendable () -> Bool = { false }
  var play: @Sendable (_ url: URL, _ volume: Float) async throws -> Bool
  @DependencyEndpoint(method: "seek")
  var _seek: @Sendable (_ to: Double) async -> Void
  var stop: @Sendable () async throws -> Void
}

extension AudioClient: DependencyKey {
  static var liveValue: Self {
    Self(
      duration: { 1 }, isRecording: { true }, play: { _, _ in true }, _seek: { _ in }, stop: {})
  }
  static let testValue = Self()
}

extension DependencyValues {
  fileprivate var audio: AudioClient {
    get { self[AudioClient.self] }
    set { self[AudioClient.self] = newValue }
  }
}

private protocol Store: Sendable { func load() -> Int }
private struct LiveStore: Store { func load() -> Int { 1 } }
private struct TestStoreValue: Store { func load() -> Int { 2 } }
private enum StoreKey: DependencyKey {
  static let liveValue: any Store = LiveStore()
  static let testValue: any Store = TestStoreValue()
}

@MainActor
private final class Model {
  @Dependency(\.audio) var audio
  @Dependency(\.date.now) var now
  @Dependency(\.calendar) var calendar
  @Dependency(\.uuid) var uuid
  @Dependency(StoreKey.self) var store
  @Dependency(\.continuousClock) var clock
  var didStop = false

  func stop() async throws {
    try await clock.sleep(for: .seconds(1))
    try await audio.stop()
    didStop = true
  }
}

@MainActor
@Suite(.dependency(\.locale, Locale(identifier: "en_US")))
struct DependencySpellings {
  @Test func endpointsAreCalledWithLabels() async throws {
    let client = withDependencies {
      $0.audio.play = { @Sendable url, volume in volume > 0.5 && url.isFileURL }
      $0.audio.duration = { 3 }
      $0.audio.isRecording = { true }
    } operation: {
      Dependency(\.audio).wrappedValue
    }
    #expect(try await client.play(url: URL(fileURLWithPath: "/a"), volume: 1))
    #expect(try client.duration() == 3)
    #expect(client.isRecording())
    await withExpectedIssue { try await client.stop() }
    await withExpectedIssue { await client.seek(to: 1) }
  }

  @Test(
    .dependencies {
      $0.date.now = Date(timeIntervalSince1970: 9)
      $0.uuid = .incrementing
    })
  func traitsSetDependencies() {
    let model = Model()
    #expect(model.now.timeIntervalSince1970 == 9)
    #expect(model.uuid() == UUID(0))
    #expect(model.uuid() == UUID(uuidString: "00000000-0000-0000-0000-000000000001"))
    #expect(model.store.load() == 2)
    @Dependency(\.locale) var locale
    #expect(locale.identifier == "en_US")
  }

  @Test func modelsAreTestedWithClocks() async throws {
    let clock = TestClock()
    let model = withDependencies {
      $0.continuousClock = clock
      $0.audio.stop = {}
    } operation: {
      Model()
    }
    let task = Task { try await model.stop() }
    await clock.advance(by: .seconds(1))
    try await task.value
    #expect(model.didStop)
  }

  @Test func wholeSetsOfValuesAreChosen() {
    withDependencies {
      $0 = .live
    } operation: {
      #expect(Model().store.load() == 1)
    }
    withDependencies {
      $0.context = .live
      $0[StoreKey.self] = TestStoreValue()
    } operation: {
      #expect(Model().store.load() == 2)
    }
    withDependencies {
      $0 = .test
    } operation: {
      #expect(Model().store.load() == 2)
    }
    withDependencies {
      $0 = .preview
    } operation: {
      #expect(Model().store.load() == 1)
    }
  }

  @Test func unimplementedAccessIsNamed() {
    withExpectedIssue {
      @Dependency(\.uuid) var uuid
      _ = uuid()
    }
    withExpectedIssue {
      @Dependency(\.date) var date
      _ = date.now
    }
    withExpectedIssue {
      let endpoint: @Sendable (Int) -> Int = unimplemented("f", placeholder: 0)
      _ = endpoint(1)
    }
    withExpectedIssue {
      let endpoint: @Sendable (Int) throws -> Int = unimplemented("g")
      _ = try? endpoint(1)
    }
  }

  @Test func escapingWorkKeepsDependencies() async {
    await withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 5)
    } operation: {
      await withEscapedDependencies { continuation in
        let seconds = await Task.detached {
          continuation.yield { Dependency(\.date.now).wrappedValue.timeIntervalSince1970 }
        }
        .value
        #expect(seconds == 5)
      }
    }
  }

  @Test func randomnessAndAssertionsAreInjected() {
    let values = withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Fixed())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      return withRandomNumberGenerator { generator in
        (0..<2).map { _ in Int.random(in: 0...1, using: &generator) }
      }
    }
    #expect(values == [values[0], values[0]])
    @Dependency(\.assert) var assert
    assert(true)
    withExpectedIssue { assert(false, "Must hold") }
    @Dependency(\.assertionFailure) var assertionFailure
    withExpectedIssue { assertionFailure("Never") }
    @Dependency(\.precondition) var precondition
    withExpectedIssue { precondition(false, "Must hold") }
  }

  private struct Fixed: RandomNumberGenerator, Sendable {
    mutating func next() -> UInt64 { 42 }
  }
}
