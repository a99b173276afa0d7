import Glibc
import TerminalCore
import TerminalPosix

/// Shows a view in the terminal until the user or the view ends the program.
@MainActor
public enum TerminalHost {
  /// Shows the view that `root` makes, and returns the code to exit with.
  ///
  /// ```swift
  /// exit(await TerminalHost.run { RootView() })
  /// ```
  public static func run<Root: View>(
    _ options: TerminalOptions = TerminalOptions(),
    @ViewBuilder root: @escaping @MainActor () -> Root
  ) async -> Int32 {
    let environment = ProcessEnvironment.variables
    switch options.mode {
    case .fullScreen: return await runFullScreen(options, environment, root)
    case .plain: return await runPlain(options, root)
    case .automatic:
      let term = environment["TERM"] ?? ""
      let isPlain =
        term.isEmpty || term == "dumb" || !Terminal.isTerminal(STDIN_FILENO)
        || !Terminal.isTerminal(STDOUT_FILENO)
      return isPlain
        ? await runPlain(options, root) : await runFullScreen(options, environment, root)
    }
  }

  private static func runPlain<Root: View>(
    _ options: TerminalOptions, _ root: @escaping @MainActor () -> Root
  ) async -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let output = DescriptorOutput(STDOUT_FILENO)
    let errors = DescriptorOutput(STDERR_FILENO)
    let host = PlainHost(
      root: root, untilQuiet: options.untilQuiet, quietDeadline: options.quietDeadline,
      print: { try output.write($0) }, report: { try? errors.write($0) })
    return await host.run(LineReader(STDIN_FILENO))
  }

  private static func runFullScreen<Root: View>(
    _ options: TerminalOptions, _ environment: [String: String],
    _ root: @escaping @MainActor () -> Root
  ) async -> Int32 {
    do {
      let trace = options.trace
      let terminal = try Terminal(
        colorSupport: ColorSupport(environment: environment, isTerminal: true),
        trace: trace.map { trace in
          { direction, bytes in
            MainActor.assumeIsolated { trace(direction == .input ? .input : .output, bytes) }
          }
        })
      let host = FullScreenHost(
        device: terminal, escapeDelay: InputDecoder.escapeDelay(environment: environment),
        root: root)
      return try await host.run()
    } catch {
      try? DescriptorOutput(STDERR_FILENO).write("\(error)\n")
      return EXIT_FAILURE
    }
  }
}
