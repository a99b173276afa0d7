import CustomDump
public import Dependencies

/// Runs the actions of a recording through a reducer again and compares what they change.
///
/// ```swift
/// let replay = ActionReplay(trace, initialState: Feature.State()) { Feature() }
/// print(replay.run())
/// ```
///
/// Effects are not performed: what they had sent is part of the recording. Dependencies are those of
/// a test, so nothing outside is reached; a dependency that the reducer itself reads must be given.
public struct ActionReplay<State, Action> {
  private let trace: ActionTrace<Action>
  private let codec: ActionCodec<Action>
  private let initialState: State
  private let dependencies: DependencyValues
  private let reduce: (inout State, Action) -> Void

  /// One action as it was replayed.
  public struct Step {
    /// What was recorded.
    public let recorded: ActionTrace<Action>.Step

    /// The action.
    public let action: Action

    /// The state after the action.
    public let state: State

    /// What the action has changed, as a diff; `nil` if it has changed nothing.
    public let difference: String?

    /// Whether the state is the recorded one.
    public let isSame: Bool
  }

  /// How a replay ended.
  public enum Outcome: Equatable, Sendable, CustomStringConvertible {
    /// Each action has led to the recorded state.
    case same(actions: Int)

    /// The state to start from is another one than that of the recording.
    case differsAtStart

    /// An action is the first one after which the state differs.
    case differs(number: Int, name: String, recorded: String?, replayed: String?)

    /// An action cannot be read; those before it have led to the recorded states.
    case unreadable(number: Int, name: String, reason: String)

    /// The outcome in a sentence.
    public var description: String {
      switch self {
      case .same(let count):
        "The state is the same after each of \(counted(count, "action"))."
      case .differsAtStart:
        "The state differs before the first action: start the replay from the recorded state."
      case .differs(let number, let name, let recorded, let replayed):
        """
        The state first differs at action \(number), \(name).

        Recorded:
        \(indented(recorded ?? "(no change)"))

        Replayed:
        \(indented(replayed ?? "(no change)"))
        """
      case .unreadable(let number, let name, let reason):
        UnreadableAction(number: number, name: name, reason: reason).description
      }
    }
  }

  /// Creates a replay.
  ///
  /// - Parameters:
  ///   - trace: The recording.
  ///   - codec: How its actions were written.
  ///   - initialState: The state that the recording started from.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Gives the dependencies that the reducer reads.
  public init<R: Reducer>(
    _ trace: ActionTrace<Action>,
    codec: ActionCodec<Action> = .reflecting,
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in }
  ) where R.State == State, R.Action == Action {
    self.trace = trace
    self.codec = codec
    var dependencies = DependencyValues.test
    dependencies.stackElementID = .incrementing(
      from: StackElementID(generation: trace.nextStackElementID))
    prepareDependencies(&dependencies)
    self.dependencies = dependencies
    self.initialState = DependencyValues._with(dependencies) { initialState() }
    let reducer = DependencyValues._with(dependencies) { reducer() }
    reduce = { _ = reducer.reduce(into: &$0, action: $1) }
  }

  /// The state before the first action.
  public var start: State { initialState }

  /// Replays the recording up to the first action after which the state differs, or that cannot be
  /// read.
  ///
  /// - Parameter visit: Is given each action that was replayed, so that one can walk over them
  ///   afterwards, forward and back.
  /// - Returns: How it ended.
  public func run(_ visit: (Step) -> Void = { _ in }) -> Outcome {
    if let recorded = trace.initialState, StateFingerprint.of(initialState) != recorded {
      return .differsAtStart
    }
    return DependencyValues._with(dependencies) { runSteps(visit) }
  }

  private func runSteps(_ visit: (Step) -> Void) -> Outcome {
    var state = initialState
    for recorded in trace.steps {
      let action: Action
      do {
        action = try codec.decode(try recorded.action.get())
      } catch {
        return .unreadable(number: recorded.number, name: recorded.name, reason: "\(error)")
      }
      let before = state
      reduce(&state, action)
      let step = Step(
        recorded: recorded, action: action, state: state, difference: diff(before, state),
        isSame: StateFingerprint.of(state) == recorded.state)
      visit(step)
      guard step.isSame else {
        return .differs(
          number: recorded.number, name: recorded.name, recorded: recorded.difference,
          replayed: step.difference)
      }
    }
    return .same(actions: trace.steps.count)
  }
}
