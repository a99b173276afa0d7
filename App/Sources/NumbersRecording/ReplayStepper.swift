public import ComposableTerminalUI

/// Walks over a replay in the terminal, or with commands in plain mode.
@MainActor
public enum ReplayStepper {
  /// Shows the start of a replay and takes keys until the user quits; returns the code to exit with.
  public static func run(_ replay: Replay, _ options: TerminalOptions) async -> Int32 {
    let store = Store(initialState: StepFeature.State(count: replay.steps.count)) { StepFeature() }
    return await TerminalHost.run(options, store: store) { StepView(store: $0, replay: replay) }
  }
}
