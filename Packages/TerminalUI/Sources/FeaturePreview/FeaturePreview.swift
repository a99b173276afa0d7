public import ComposableTerminalUI
import Glibc

/// Runs one feature alone: full-screen in a terminal, as plain lines in a pipe.
@MainActor
public enum FeaturePreview {
  /// Shows the state that the command line names, or the first one; returns the exit code.
  ///
  /// ```
  /// Scripts/preview FeatureB1 [--state S] [--states] [--plain]
  /// ```
  ///
  /// In plain mode a screen is printed after one second at the latest, since a preview may show a
  /// request that never ends.
  public static func run<State, Action, Content: View>(
    _ feature: String, states: [PreviewState<State, Action>],
    @ViewBuilder content: (Store<State, Action>) -> Content
  ) async -> Int32 {
    do {
      let request = try PreviewRequest(
        arguments: Array(CommandLine.arguments.dropFirst()), states: states.map(\.name))
      switch request {
      case .list:
        print(states.map(\.name).joined(separator: "\n"))
      case .help:
        print("Usage: Scripts/preview \(feature) [--state S] [--states] [--plain]")
        print("States: \(states.map(\.name).joined(separator: ", "))")
      case .show(let name, let isPlain):
        let options = TerminalOptions(
          mode: isPlain ? .plain : .automatic, quietDeadline: .seconds(1))
        guard let state = states.first(where: { $0.name == name }) else { return EXIT_FAILURE }
        return await TerminalHost.run(options, store: state.makeStore(), content: content)
      }
      return EXIT_SUCCESS
    } catch {
      let line = Array("\(feature): \(SanitizedText(error.message).string)\n".utf8)
      write(STDERR_FILENO, line, line.count)
      return usageExitCode
    }
  }

  /// `EX_USAGE` of `sysexits.h`.
  private static let usageExitCode: Int32 = 64
}
