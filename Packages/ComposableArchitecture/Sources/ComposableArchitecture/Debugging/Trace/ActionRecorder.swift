import CustomDump
import Dependencies
import Synchronization

/// Writes down each action that a feature handles, with its time and the state's diff.
///
/// ```swift
/// let recorder = ActionRecorder<Feature.State, Feature.Action> { line in print(line) }
/// let store = Store(initialState: Feature.State()) {
///   Feature().recorded(by: recorder)
/// }
/// ```
///
/// Actions of effects are recorded too. A recorded reducer compares and prints its state for each
/// action, so its cost grows with the state.
public final class ActionRecorder<State, Action>: Sendable {
  private let codec: ActionCodec<Action>
  private let information: [String: String]
  private let elapsed: @Sendable () -> Duration
  private let write: @Sendable (String) -> Void
  private let progress = Mutex(Progress())

  private struct Progress {
    var count = 0
    var fingerprint: String?
    var unreadable: UnreadableAction?
  }

  /// The first action that could not be written: a replay of the recording ends before it. `nil` if
  /// there is none.
  public var firstUnreadableAction: UnreadableAction? { progress.withLock { $0.unreadable } }

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - codec: How actions are written.
  ///   - information: What is to be known of the recording; it is kept at its head.
  ///   - elapsed: The time since the beginning of the recording; by default since now.
  ///   - write: Is given each line, without its end, in order; write it out at once, so that a crash
  ///     cuts off as little as can be.
  public init(
    codec: ActionCodec<Action> = .reflecting,
    information: [String: String] = [:],
    elapsed: (@Sendable () -> Duration)? = nil,
    write: @escaping @Sendable (_ line: String) -> Void
  ) {
    self.codec = codec
    self.information = information
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { start.duration(to: .now) }
    self.write = write
  }

  /// Writes the head, before the first action.
  func begin(_ state: State) {
    progress.withLock { progress in
      guard progress.fingerprint == nil else { return }
      let fingerprint = StateFingerprint.of(state)
      progress.fingerprint = fingerprint
      let words = information.sorted { $0.key < $1.key }
        .map { JSONValue.Member(name: $0.key, value: .string($0.value)) }
      let next = DependencyValues._current.stackElementID.peek()
      let members: [JSONValue.Member] = [
        .init(name: "trace", value: .integer(1)),
        .init(name: "state", value: .string(fingerprint)),
        .init(name: "stack", value: .integer(Int64(next.generation))),
        .init(name: "information", value: .object(words)),
      ]
      write(JSONValue.object(members).text)
    }
  }

  /// Writes an action that was handled.
  func record(_ action: Action, _ oldState: State, _ newState: State) {
    let difference = diff(oldState, newState)
    progress.withLock { progress in
      progress.count += 1
      let fingerprint =
        difference == nil ? progress.fingerprint ?? "" : StateFingerprint.of(newState)
      progress.fingerprint = fingerprint
      var members: [JSONValue.Member] = [
        .init(name: "number", value: .integer(Int64(progress.count))),
        .init(name: "time", value: .number(elapsed() / .seconds(1))),
        .init(name: "name", value: .string(ActionLabel.of(action))),
      ]
      do {
        members.append(.init(name: "action", value: try codec.encode(action)))
      } catch {
        let unreadable = UnreadableAction(
          number: progress.count, name: ActionLabel.of(action), reason: "\(error)")
        members.append(.init(name: "unreadable", value: .string(unreadable.reason)))
        if progress.unreadable == nil { progress.unreadable = unreadable }
      }
      if let difference {
        members.append(.init(name: "difference", value: .string(difference)))
      }
      members.append(.init(name: "state", value: .string(fingerprint)))
      write(JSONValue.object(members).text)
    }
  }
}

extension Reducer {
  /// Has each action written down by a recorder; the reducer itself is not changed.
  ///
  /// - Parameter recorder: The recorder, which records one store only.
  /// - Returns: The reducer, recorded.
  public func recorded(by recorder: ActionRecorder<State, Action>) -> _RecordedReducer<Self> {
    _RecordedReducer(base: self, recorder: recorder)
  }
}

/// A reducer whose actions are written down.
public struct _RecordedReducer<Base: Reducer>: Reducer {
  let base: Base
  let recorder: ActionRecorder<Base.State, Base.Action>

  /// Runs the reducer and records the action.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    recorder.begin(state)
    let oldState = state
    let effect = base.reduce(into: &state, action: action)
    recorder.record(action, oldState, state)
    return effect
  }
}
