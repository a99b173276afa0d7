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
    case .plain: return await runPlain(options, environment, root)
    case .automatic:
      let term = environment["TERM"] ?? ""
      let isPlain =
        term.isEmpty || term == "dumb" || !Terminal.isTerminal(STDIN_FILENO)
        || !Terminal.isTerminal(STDOUT_FILENO)
      return isPlain
        ? await runPlain(options, environment, root)
        : await runFullScreen(options, environment, root)
    }
  }

  /// Shows the view that `root` makes on a device of your own, a terminal in memory for example, and
  /// returns the code to exit with.
  ///
  /// Of the options only ``TerminalOptions/frameInterval`` matters.
  ///
  /// - Throws: What the device throws when it is started.
  public static func run<Root: View>(
    _ options: TerminalOptions = TerminalOptions(), on device: any TerminalDevice,
    @ViewBuilder root: @escaping @MainActor () -> Root
  ) async throws -> Int32 {
    try await FullScreenHost(
      device: device,
      escapeDelay: InputDecoder.escapeDelay(environment: ProcessEnvironment.variables),
      frameInterval: options.frameInterval, root: root
    ).run()
  }

  private static func runPlain<Root: View>(
    _ options: TerminalOptions, _ environment: [String: String],
    _ root: @escaping @MainActor () -> Root
  ) async -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let output = DescriptorOutput(STDOUT_FILENO)
    let errors = DescriptorOutput(STDERR_FILENO)
    do {
      let trace = try options.traceFile.map {
        try TraceFile(path: $0, size: Size(columns: 80, rows: 24))
      }
      let host = PlainHost(
        root: root, untilQuiet: options.untilQuiet, quietDeadline: options.quietDeadline,
        colors: ColorSupport.forced(by: environment),
        print: {
          trace?.append(.output(Array($0.utf8)))
          try output.write($0)
        }, report: { try? errors.write($0) })
      let lines = LineReader(STDIN_FILENO).map { @MainActor line in
        trace?.append(.input(Array("\(line)\n".utf8)))
        return line
      }
      return await host.run(lines)
    } catch {
      try? errors.write(line(about: error))
      return EXIT_FAILURE
    }
  }

  private static func runFullScreen<Root: View>(
    _ options: TerminalOptions, _ environment: [String: String],
    _ root: @escaping @MainActor () -> Root
  ) async -> Int32 {
    do {
      let terminal = try Terminal(
        colorSupport: ColorSupport(environment: environment, isTerminal: true))
      if let path = options.traceFile {
        let file = try TraceFile(path: path, size: terminal.size)
        terminal.trace = { file.append($0) }
      }
      return try await run(options, on: terminal, root: root)
    } catch {
      try? DescriptorOutput(STDERR_FILENO).write(line(about: error))
      return EXIT_FAILURE
    }
  }

  /// One line, whatever a file's name in the error holds.
  private static func line(about error: any Error) -> String {
    SanitizedText("\(error)").string + "\n"
  }
}
