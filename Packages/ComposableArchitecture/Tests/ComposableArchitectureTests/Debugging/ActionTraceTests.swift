import Testing

@testable import ComposableArchitecture

@MainActor
struct ActionTraceTests {
  private let lines = LockIsolated<[String]>([])
  private var text: String { lines.value.map { "\($0)\n" }.joined() }

  private static let actions: [Traced.Action] = [
    .binding(.set(\.name, "Blob \"Jr.\"\n\u{1}é")),
    .opened(.home),
    .rows(.element(id: 7, action: .bumped(by: 2))),
    .opened(.row(id: 3)),
    .child(.presented(.bumped(by: -1))),
    .child(.dismiss),
    .path(.push(id: 0, state: Traced.Row.State(id: 9))),
    .path(.element(id: 0, action: .bumped(by: 4))),
    .path(.popFrom(id: 0)),
    .loaded(.failure(Traced.Failure(code: 3))),
    .maybe(5),
    .moved(from: 1, to: Traced.Point(x: 2.25), "end"),
  ]

  @discardableResult
  private func record(
    _ actions: [Traced.Action], codec: ActionCodec<Traced.Action> = .reflecting,
    information: [String: String] = [:]
  ) async -> UnreadableAction? {
    let time = LockIsolated(0)
    let recorder = ActionRecorder<Traced.State, Traced.Action>(
      codec: codec, information: information,
      elapsed: {
        time.withValue { $0 += 1 }
        return .milliseconds(250 * time.value)
      },
      write: { [lines] line in lines.withValue { $0.append(line) } })
    let store = Store(initialState: Traced.State()) {
      Traced().recorded(by: recorder)
    } withDependencies: {
      $0.uuid = .constant(UUID(1))
    }
    for action in actions { await store.send(action).finish() }
    return recorder.firstUnreadableAction
  }

  private func replay(
    _ text: String, initialState: Traced.State = Traced.State(), uuid: UUID = UUID(1)
  ) throws -> ActionReplay<Traced.State, Traced.Action> {
    ActionReplay(try ActionTrace(text: text), initialState: initialState) {
      Traced()
    } withDependencies: {
      $0.uuid = .constant(uuid)
    }
  }

  @Test func actionsOfEveryShapeAreReadBack() async throws {
    await record(Self.actions)
    var replayed: [Traced.Action] = []
    let outcome = try replay(text).run { replayed.append($0.action) }
    #expect(outcome == .same(actions: Self.actions.count))
    expectNoDifference(replayed, Self.actions)
  }

  @Test func eachLineHoldsTimeNameAndDifference() async throws {
    await record([.opened(.home), .maybe(5)], information: ["name": "Blob"])
    let trace = try ActionTrace<Traced.Action>(text: text)
    #expect(lines.value.count == 3)
    #expect(trace.information == ["name": "Blob"])
    #expect(trace.steps.map(\.number) == [1, 2])
    #expect(trace.steps.map(\.time) == [.milliseconds(250), .milliseconds(500)])
    #expect(trace.steps[0].name == "Action.opened(.home)")
    #expect(trace.steps[0].difference?.contains("Row.State(") == true)
    #expect(trace.steps[1].difference == nil)
  }

  @Test func whatEffectsSendIsRecordedAndNotPerformedAgain() async throws {
    await record([.tapped])
    var log: [[String]] = []
    let outcome = try replay(text).run { log.append($0.state.log) }
    #expect(outcome == .same(actions: 2))
    #expect(log == [["tapped"], ["tapped", "fact"]])
  }

  @Test func theFirstDifferenceIsFound() async throws {
    await record([.tapped, .maybe(nil), .opened(.home)])
    let outcome = try replay(text, uuid: UUID(2)).run()
    guard case .differs(let number, let name, let recorded, let replayed) = outcome else {
      Issue.record("Expected a difference, found: \(outcome)")
      return
    }
    #expect(number == 3)
    #expect(name == "Action.maybe(…)")
    #expect(recorded?.contains("00000000-0000-0000-0000-000000000001") == true)
    #expect(replayed?.contains("00000000-0000-0000-0000-000000000002") == true)
    #expect("\(outcome)".contains("first differs at action 3"))
  }

  @Test func anotherStartIsToldAtOnce() async throws {
    await record([.tapped])
    #expect(try replay(text, initialState: Traced.State(name: "x")).run() == .differsAtStart)
  }

  @Test func aRecordingThatIsCutOffAnywhereReplaysUpToThere() async throws {
    await record(Self.actions)
    let bytes = Array(text.utf8)
    var ends: [Int] = []
    for line in lines.value { ends.append((ends.last.map { $0 + 1 } ?? 0) + line.utf8.count) }
    let cuts = Set(stride(from: 0, through: bytes.count, by: 7))
      .union(ends.flatMap { [$0 - 1, $0, $0 + 1] }).intersection(0...bytes.count)
    for length in cuts.sorted() {
      let part = String(decoding: bytes[..<length], as: UTF8.self)
      let trace = try ActionTrace<Traced.Action>(text: part)
      let wholeLines = ends.prefix { $0 <= length }
      #expect(trace.steps.count == max(0, wholeLines.count - 1))
      #expect(trace.isCutOff == (length > (wholeLines.last.map { $0 + 1 } ?? 0)))
      guard length % 61 == 0 else { continue }
      #expect(try replay(part).run() == .same(actions: trace.steps.count))
    }
  }

  @Test func aLineThatIsNoRecordingIsNamed() async throws {
    await record([.tapped])
    let broken = lines.value[0] + "\n{]\n" + lines.value[1]
    #expect(throws: ActionTraceError.self) { try ActionTrace<Traced.Action>(text: broken) }
    let foreign = #expect(throws: ActionTraceError.self) {
      try ActionTrace<Traced.Action>(text: "{\"a\":1}\n{}")
    }
    #expect(foreign?.line == 1)
    #expect(foreign.map { "\($0)" }?.contains("Line 1") == true)
  }

  @Test func anActionThatCannotBeWrittenIsNamedByTheRecorderAndAtReplay() async throws {
    #expect(await record(Self.actions) == nil)
    lines.setValue([])
    let opaque = Traced.Action.unreadable(Traced.Opaque())
    let unreadable = await record([.opened(.home), opaque, .tapped, opaque])
    let outcome = try replay(text).run()
    #expect(unreadable?.number == 2)
    #expect(unreadable?.description == "\(outcome)")
    guard case .unreadable(let number, let name, let reason) = outcome else {
      Issue.record("Expected an unreadable action, found: \(outcome)")
      return
    }
    #expect(number == 2)
    #expect(name == "Action.unreadable(…)")
    #expect(reason.contains("Opaque is neither Codable"))
  }

  @Test func anActionOfAnotherVersionIsNamed() async throws {
    await record([.opened(.home)])
    let other = text.replacing("\"opened\",", with: "\"closed\",")
    guard case .unreadable(1, _, let reason) = try replay(other).run() else {
      Issue.record("Expected an unreadable action")
      return
    }
    #expect(reason.contains("another version"))
  }

  @Test func aCodecOfOnesOwnIsUsed() async throws {
    let codec = ActionCodec<Traced.Action>(
      encode: { Data("\"\($0 == .tapped ? "t" : "o")\"".utf8) },
      decode: { String(decoding: $0, as: UTF8.self) == "\"t\"" ? .tapped : .opened(.home) })
    await record([.opened(.home)], codec: codec)
    #expect(lines.value[1].contains("\"action\":\"o\""))
    let replay = ActionReplay(
      try ActionTrace(text: text), codec: codec, initialState: Traced.State()
    ) {
      Traced()
    }
    #expect(replay.run() == .same(actions: 1))
  }

  @Test func codableActionsAreWrittenAsTheySay() throws {
    enum Action: Codable, Equatable { case go(to: Int) }
    let codec = ActionCodec<Action>.codable
    #expect(try codec.decode(codec.encode(.go(to: 1))) == .go(to: 1))
  }

  @Test func anErrorOfNoKnownTypeKeepsItsWords() throws {
    let codec = ActionCodec<Result<Int, any Error>>.reflecting
    let result = try codec.decode(codec.encode(.failure(Traced.Failure(code: 2))))
    #expect(throws: RecordedError("Failure(code: 2)")) { try result.get() }
  }
}
