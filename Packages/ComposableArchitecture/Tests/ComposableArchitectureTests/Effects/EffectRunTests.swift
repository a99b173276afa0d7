import ComposableArchitecture
import Foundation
import Testing

/// A value that belongs to a task.
private enum Trace {
  @TaskLocal static var number = 0
}

/// Says which actor runs.
private enum MainThreadCheck {
  /// Whether the code that asks runs on the main actor; there is none in a function without isolation.
  static var isMainActor: Bool { Thread.isMainThread }
}

/// What `.run` and its relatives do.
@MainActor
struct EffectRunTests {
  private struct Failure: Error {}

  @Test func anUnhandledErrorIsAnIssueAtTheEffect() async {
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      line = #line + 2
      let store = Recorder.store { _, action in
        action == .start ? .run { _ in throw Failure() } : .none
      }
      store.send(.start)
      await store.settle()
    }
    #expect(issues.count == 1)
    #expect(issues.first?.line == line)
    #expect(issues.first?.message.contains("unhandled error") == true)
  }

  @Test func aHandlerIsGivenTheErrorAndCanSend() async {
    let store = Recorder.store { _, action in
      guard action == .start else { return .none }
      return .run { _ in
        throw Failure()
      } catch: { error, send in
        await send(.value(error is Failure ? 1 : 2))
      }
    }
    store.send(.start)
    await store.settle()
    #expect(store.withState(\.values) == [1])
  }

  @Test func cancellationIsNoError() async {
    let issues = await RecordedIssues.during {
      let store = Recorder.store { _, action in
        action == .start ? .run { _ in throw CancellationError() } : .none
      }
      store.send(.start)
      await store.settle()
    }
    #expect(issues == [])
  }

  @Test func theElementsOfASequenceAreSentInOrder() async {
    let store = Recorder.store { _, action in
      guard action == .start else { return .none }
      return .sequence {
        AsyncStream { continuation in
          for number in 0..<5 { continuation.yield(.value(number)) }
          continuation.finish()
        }
      }
    }
    store.send(.start)
    await store.settle()
    #expect(store.withState(\.values) == [0, 1, 2, 3, 4])
  }

  @Test func aSendAfterTheEndOfItsEffectIsAnIssue() async {
    let journal = Journal()
    var line: UInt = 0
    let issues = await RecordedIssues.during {
      line = #line + 3
      let store = Recorder.store { _, action in
        guard action == .start else { return .none }
        return .run { send in
          Task {
            await journal.wait(for: "ended")
            await send(.value(1))
            journal.note("sent")
          }
        }
      }
      await store.send(.start).finish()
      journal.note("ended")
      await journal.wait(for: "sent")
      #expect(store.withState(\.values) == [])
    }
    #expect(issues.count == 1)
    #expect(issues.first?.line == line)
    #expect(issues.first?.message.contains("value(1)") == true)
    #expect(issues.first?.message.contains("EffectRunTests.swift") == true)
  }

  @Test func aSendAfterACancelIsDropped() async {
    let journal = Journal()
    let issues = await RecordedIssues.during {
      let store = Recorder.store { _, action in
        guard action == .start else { return .none }
        return .run { send in
          await journal.work("a")
          await Task.detached { await send(.value(1)) }.value
        }
      }
      let task = store.send(.start)
      await journal.wait(for: "a started")
      task.cancel()
      await task.finish()
      #expect(store.withState(\.values) == [])
    }
    #expect(issues == [])
  }

  @Test func dependenciesAreThoseOfTheTimeWhenTheEffectWasMade() async {
    let store = Store(initialState: Recorder.State()) {
      Recorder { (_, action) -> Effect<Recorder.Action> in
        guard action == .start else { return .none }
        return .run { send in
          @Dependency(\.uuid) var uuid
          await send(.value(uuid() == UUID(7) ? 1 : 0))
        }
      }
    } withDependencies: {
      $0.uuid = .constant(UUID(7))
    }
    store.send(.start)
    await store.settle()
    #expect(store.withState(\.values) == [1])
  }

  @Test func whatAnEffectSendsIsNeverHandledInTheTurnThatHasStartedIt() async {
    let store = Recorder.store { _, action in
      action == .start ? .run { await $0(.value(1)) } : .none
    }
    let task = store.send(.start)
    store.send(.value(0))
    #expect(store.withState(\.values) == [0])
    await task.finish()
    #expect(store.withState(\.values) == [0, 1])
  }

  @Test func anOperationThatComputesLeavesTheMainActor() async {
    let thread = LockIsolated<[Bool]>([])
    let store = Recorder.store { _, action in
      guard action == .start else { return .none }
      return .run { send in
        thread.withValue { $0.append(MainThreadCheck.isMainActor) }
        await send(.value(1))
        thread.withValue { $0.append(MainThreadCheck.isMainActor) }
      }
    }
    await store.send(.start).finish()
    #expect(thread.value == [false, false])
  }

  @Test func taskLocalValuesOfTheSenderReachTheEffect() async {
    let store = Recorder.store { _, action in
      action == .start ? .run { await $0(.value(Trace.number)) } : .none
    }
    let tasks = [1, 2, 3].map { number in Trace.$number.withValue(number) { store.send(.start) } }
    for task in tasks { await task.finish() }
    #expect(store.withState(\.values) == [1, 2, 3])
  }

  @Test(arguments: [TaskPriority.high, .medium, .low, .background])
  func anOperationRunsWithItsPriority(priority: TaskPriority) async {
    let seen = LockIsolated<TaskPriority?>(nil)
    let store = Recorder.store { _, action in
      guard action == .start else { return .none }
      return .run(priority: priority) { _ in seen.setValue(Task.basePriority) }
    }
    store.send(.start)
    await store.settle()
    #expect(seen.value == priority)
  }

  @Test func anOperationOfTheMainActorRunsThere() async {
    let store = Recorder.store { _, action in
      guard action == .start else { return .none }
      return .run { @MainActor send in
        MainActor.assertIsolated()
        send(.value(1))
      }
    }
    await store.send(.start).finish()
    #expect(store.withState(\.values) == [1])
  }

  @Test func whoWaitsForWorkThatWasCancelledBeforeItBeganGoesOn() async {
    let store = Recorder.store { _, action in
      switch action {
      case .start: .run { await $0(.value(1)) }.cancellable(id: 0)
      case .stop: .cancel(id: 0)
      default: .none
      }
    }
    for _ in 0..<100 {
      let task = store.send(.start)
      store.send(.stop)
      #expect(!store.hasRunningEffects)
      await task.finish()
    }
    #expect(store.withState(\.values) == [])
  }

  @Test func aStoreTaskWaitsForTheEffectsOfItsActionsToo() async {
    let store = Recorder.store { _, action in
      switch action {
      case .start: .run { await $0(.tick) }
      case .tick: .run { send in for number in 0..<3 { await send(.value(number)) } }
      default: .none
      }
    }
    await store.send(.start).finish()
    #expect(store.withState(\.values) == [0, 1, 2])
    #expect(!store.hasRunningEffects)
  }

  @Test func cancellingAStoreTaskEndsTheEffectsOfItsActionsToo() async {
    let journal = Journal()
    let store = Recorder.store { _, action in
      switch action {
      case .start: .run { await $0(.tick) }
      case .tick: .run { _ in await journal.work("a") }
      default: .none
      }
    }
    let task = store.send(.start)
    await journal.wait(for: "a started")
    task.cancel()
    await task.finish()
    #expect(task.isCancelled)
    #expect(journal.entries.last == "a cancelled")
  }

  @Test func cancellingTheOneWhoWaitsCancelsTheEffects() async {
    let journal = Journal()
    let store = Recorder.store { _, action in
      action == .start ? .run { _ in await journal.work("a") } : .none
    }
    let waiter = Task { await store.send(.start).finish() }
    await journal.wait(for: "a started")
    waiter.cancel()
    await waiter.value
    #expect(journal.entries.last == "a cancelled")
  }

  @Test func workInsideAnEffectCanBeCancelledById() async {
    enum ID { case inner }
    let journal = Journal()
    let store = Recorder.store { _, action in
      switch action {
      case .start:
        .run { send in
          await withTaskCancellation(id: ID.inner) { await journal.work("a") }
          await send(.value(1))
        }
      case .stop: .cancel(id: ID.inner)
      case .tick: .run { _ in Task.cancel(id: ID.inner) }
      default: .none
      }
    }
    store.send(.start)
    await journal.wait(for: "a started")
    store.send(.stop)
    await store.settle()
    #expect(store.withState(\.values) == [1])
    store.send(.start)
    await journal.wait(for: "a started", times: 2)
    store.send(.tick)
    await store.settle()
    #expect(store.withState(\.values) == [1, 1])
  }

  @Test func workOutsideOfAnyEffectCanBeCancelledById() async {
    struct ID: Hashable {}
    let journal = Journal()
    let work = Task { await withTaskCancellation(id: ID()) { await journal.work("a") } }
    await journal.wait(for: "a started")
    Task.cancel(id: ID())
    await work.value
    #expect(journal.entries.last == "a cancelled")
  }
}
