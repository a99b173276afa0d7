import ConcurrencyExtras
import Testing

@Suite(.serialized) struct MainSerialExecutorTests {
  @MainActor
  @Test func tasksRunOneAfterTheOtherInOrder() async {
    await withMainSerialExecutor {
      #expect(uncheckedUseMainSerialExecutor)
      for _ in 0..<20 {
        let log = LockIsolated<[Int]>([])
        await withTaskGroup(of: Void.self) { group in
          for index in 0..<50 {
            group.addTask {
              log.withValue { $0.append(index) }
              await Task.yield()
              log.withValue { $0.append(index) }
            }
          }
        }
        #expect(log.value == Array(0..<50) + Array(0..<50))
      }
    }
  }

  @MainActor
  @Test func scopesMayBeNestedAndOverlap() async {
    await #expect(processExitsWith: .success) {
      await withMainSerialExecutor {
        await withMainSerialExecutor { await Task.yield() }
        precondition(uncheckedUseMainSerialExecutor)
      }
      precondition(!uncheckedUseMainSerialExecutor)
    }
  }

  @Test func aSynchronousScopeEnds() {
    withMainSerialExecutor { #expect(uncheckedUseMainSerialExecutor) }
  }
}
