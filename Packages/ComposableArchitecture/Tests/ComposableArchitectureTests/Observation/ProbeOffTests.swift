import Observation
import Testing

@testable import ComposableArchitecture

/// Observation where the probe takes no notes, as a toolchain that does not hash key paths would have it:
/// each read counts as observed then. It is a state of the process, so each test has one of its own.
struct ProbeOffTests {
  @Test func readsAreObservedAndUnreadFieldsAreNot() async {
    await #expect(processExitsWith: .success) {
      ObservationProbe.forcesOff = true
      try await MainActor.run { try expectThatReadsAreObserved() }
    }
  }

  @Test func childrenAndRowsAreObserved() async {
    await #expect(processExitsWith: .success) {
      ObservationProbe.forcesOff = true
      try await MainActor.run { try expectThatChildrenAreObserved() }
    }
  }
}

/// What a test in a process of its own found wrong.
private struct Unexpected: Error, CustomStringConvertible {
  let description: String

  static func check(_ condition: Bool, _ description: String) throws {
    if !condition { throw Unexpected(description: description) }
  }
}

/// How often an observation of `read` is told of a change.
@MainActor
private func told(by read: () -> Void, when change: () -> Void) -> Int {
  let count = LockIsolated(0)
  withObservationTracking(read) { count.withValue { $0 += 1 } }
  change()
  return count.value
}

@MainActor
private func expectThatReadsAreObserved() throws {
  let store = Store(initialState: Worker.State()) { Worker(journal: Journal()) }
  try Unexpected.check(ObservationProbe.isObserving, "the probe was not off")
  _ = store.count
  for round in 1...3 {
    let count = told(by: { _ = store.count }, when: { store.send(.bump) })
    try Unexpected.check(count == 1, "round \(round): told \(count) times of the count")
  }
  let others = told(by: { _ = store.received }, when: { store.send(.bump) })
  try Unexpected.check(others == 0, "told of a field that was not read")
  try Unexpected.check(store.count == 4, "the count is \(store.count)")
}

@MainActor
private func expectThatChildrenAreObserved() throws {
  let store = Store(initialState: Hotel.State(count: 3)) { Hotel(journal: Journal()) }
  let rooms = store.scope(state: \.rooms, action: \.rooms)
  let row = told(
    by: { _ = rooms[1].count },
    when: { store.send(.rooms(.element(id: 1, action: .bump))) })
  try Unexpected.check(row == 1, "told \(row) times of a row")
  let other = told(
    by: { _ = rooms[1].count },
    when: { store.send(.rooms(.element(id: 2, action: .bump))) })
  try Unexpected.check(other == 0, "told of another row")
  let sheet = told(
    by: { _ = rooms[1].scope(state: \.sheet, action: \.sheet.presented) },
    when: { store.send(.rooms(.element(id: 1, action: .sheet(.dismiss)))) })
  try Unexpected.check(sheet == 1, "told \(sheet) times of a dismissal")
}
