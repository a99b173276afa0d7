import Testing

@testable import ComposableArchitecture

/// The order of evaluation, and the small operators.
@MainActor
struct ReducerTests {
  private struct Note: Reducer {
    let text: String

    func reduce(into state: inout [String], action: Int) -> Effect<Int> {
      state.append(text)
      return .none
    }
  }

  private func run<R: Reducer<[String], Int>>(
    @ReducerBuilder<[String], Int> _ reducer: () -> R
  ) -> [String] {
    var state: [String] = []
    _ = reducer().reduce(into: &state, action: 0)
    return state
  }

  @Test(arguments: [true, false])
  func aBodyRunsFromTopToBottom(condition: Bool) {
    let optional: Note? = condition ? Note(text: "optional") : nil
    let result = run {
      Note(text: "first")
      if condition {
        Note(text: "if")
      } else {
        Note(text: "else")
      }
      for number in 0..<2 { Note(text: "\(number)") }
      if condition { Note(text: "only if") }
      if #available(macOS 10, *) { Note(text: "available") }
      optional
      EmptyReducer()
      CombineReducers {
        Note(text: "combined")
        Reduce(Note(text: "hidden"))
      }
    }
    #expect(
      result == ["first", condition ? "if" : "else", "0", "1"] + (condition ? ["only if"] : [])
        + ["available"] + (condition ? ["optional"] : []) + ["combined", "hidden"])
  }

  @Test func effectsOfABodyAreMergedInOrder() {
    let store = Store(initialState: Recorder.State()) {
      for number in 0..<3 {
        Recorder { _, action in action == .start ? .send(.value(number)) : .none }
      }
    }
    store.send(.start)
    #expect(store.withState(\.values) == [0, 0, 0, 1, 1, 1, 2, 2, 2])
  }

  @Test func scopeAndPullbackRunTheChildAndMapItsEffects() async {
    let journal = Journal()
    let store = Store(initialState: Office.State()) { Office(journal: journal) }
    store.send(.left(.bump))
    store.send(.right(.bump))
    store.send(.right(.bump))
    #expect(store.left.count == 1)
    #expect(store.right.count == 2)
  }

  @Test func scopeOfACaseRunsTheChildOrTellsAnIssue() async {
    let copies = LockIsolated(0)
    let leaf = Leaf.State(id: 0, buffer: CountedBuffer(copies))
    let store = Store(initialState: Choice.State.leaf(leaf)) { Choice() }
    store.send(.leaf(.bump))
    #expect(store.withState { $0[case: \.leaf]?.buffer.values } == [1, 0])
    let issues = await RecordedIssues.during {
      let other = Store(initialState: Choice.State.other(1)) { Choice() }
      other.send(.leaf(.bump))
      #expect(other.withState { $0 == .other(1) })
    }
    #expect(issues.count == 1)
  }

  @Test func onChangeSeesOldAndNewValues() {
    let log = Journal()
    let store = Store(initialState: Recorder.State()) {
      Recorder { _, _ in .none }
        .onChange(of: { $0.values.last }) { old, new in
          Reduce { _, _ in
            log.note("\(old ?? -1) to \(new ?? -1)")
            return .none
          }
        }
        .onChange(of: \.values.count) {
          Reduce { _, _ in
            log.note("count")
            return .none
          }
        }
    }
    store.send(.value(1))
    store.send(.tick)
    store.send(.value(1))
    store.send(.value(2))
    #expect(log.entries == ["-1 to 1", "count", "count", "1 to 2", "count"])
  }

  @Test func dependenciesAreOverriddenForAReducerAndItsEffects() async {
    struct Numbers: Reducer {
      @Dependency(\.uuid) var uuid

      func reduce(into state: inout [UUID], action: UUID?) -> Effect<UUID?> {
        if let action {
          state.append(action)
          return .none
        }
        state.append(uuid())
        return .run { send in await send(uuid()) }
      }
    }
    let store = Store(initialState: [UUID]()) {
      Numbers()
        .transformDependency(\.uuid) { uuid in
          let inner = uuid
          uuid = UUIDGenerator {
            _ = inner()
            return inner()
          }
        }
        .dependency(\.uuid, .incrementing)
    }
    await store.send(nil).finish()
    #expect(store.withState { $0 } == [UUID(1), UUID(3)])
  }

  @Test func printersAreGivenActionAndStates() {
    let log = Journal()
    let store = Store(initialState: Recorder.State()) {
      Recorder { _, _ in .none }
        ._printChanges(
          _ReducerPrinter { action, old, new in
            log.note("\(action): \(old.values) to \(new.values)")
          }
        )
        .signpost()
    }
    store.send(.value(1))
    #expect(log.entries == ["value(1): [] to [1]"])
  }

  @Test func actionLabelsNameCasesWithoutPayloads() {
    #expect(ActionLabel.of(Office.Action.letGuestGo) == "Action.letGuestGo")
    #expect(
      ActionLabel.of(Office.Action.sheet(.presented(.done(1))))
        == "Action.sheet(.presented(.done(…)))")
    #expect(
      ActionLabel.of(Office.Action.rows(.element(id: 1, action: .worker(.start))))
        == "Action.rows(.element(id: 1, action: .worker(.start)))")
  }

  @Test func forEachRunsTheAddressedRowBeforeTheParent() {
    let store = Store(
      initialState: Office.State(rows: [Office.Row.State(id: 1), Office.Row.State(id: 2)])
    ) {
      Office(journal: Journal())
    }
    store.send(.rows(.element(id: 2, action: .worker(.bump))))
    #expect(store.rows[id: 1]?.worker.count == 0)
    #expect(store.rows[id: 2]?.worker.count == 1)
    #expect(store.log == ["rows"])
  }

  @Test func aStateOfAHundredLevelsFitsOnASmallStack() async {
    let done = LockIsolated(false)
    await withCheckedContinuation { continuation in
      let thread = SmallStackThread(bytes: 512 * 1024) {
        var state = Deep.State(level: 100)
        _ = Deep().reduce(into: &state, action: Deep.action(level: 100))
        let bottom = state.bottom
        done.setValue(bottom == 1)
        continuation.resume()
      }
      thread.start()
    }
    #expect(done.value)
  }
}
