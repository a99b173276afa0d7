public import ComposableArchitecture
public import Root

/// The actions of a recording run once more through the reducers of the app, and how that ended.
///
/// Nothing outside is reached: effects are not performed, and dependencies are those of a test.
public struct Replay {
  /// An action as it was replayed.
  public typealias Step = ActionReplay<RootFeature.State, RootFeature.Action>.Step
  /// How a replay ended.
  public typealias Outcome = ActionReplay<RootFeature.State, RootFeature.Action>.Outcome

  /// The state before the first action.
  public let start: RootFeature.State
  /// The actions that were replayed, the one after which the state differs included.
  public let steps: [Step]
  /// How it ended.
  public let outcome: Outcome
  /// Whether the recording ends in the middle of an action.
  public let isCutOff: Bool

  /// Replays a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - visit: Is given each action as soon as it has been replayed.
  public init(_ recording: Recording, visit: (Step) -> Void = { _ in }) {
    let replay = ActionReplay(recording.trace, initialState: recording.start) { RootFeature() }
    var steps: [Step] = []
    let hasHead = !recording.trace.information.isEmpty
    outcome =
      hasHead
      ? replay.run {
        steps.append($0)
        visit($0)
      } : .same(actions: 0)
    self.steps = steps
    start = replay.start
    isCutOff = recording.trace.isCutOff
  }
}
