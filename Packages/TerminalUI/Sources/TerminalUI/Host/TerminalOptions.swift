/// How a host runs.
public struct TerminalOptions {
  /// How the screen is shown.
  public enum Mode: Hashable, Sendable {
    /// Full-screen on a terminal; plain lines when input or output is none, or `TERM` is `dumb` or
    /// not set.
    case automatic
    /// Lines of text, commands from standard input.
    case plain
    /// The whole terminal.
    case fullScreen
  }

  /// How the screen is shown.
  public var mode: Mode

  /// Waits, in plain mode, until nothing that will finish is running any more.
  ///
  /// Without it, the host waits for the `task`s of the views.
  public var untilQuiet: (@MainActor () async -> Void)?

  /// How long plain mode waits for a screen to become quiet before it is printed.
  public var quietDeadline: Duration

  /// Receives the bytes that go from and to the terminal, for a report.
  public var trace: (@MainActor (TraceDirection, [UInt8]) -> Void)?

  /// Creates options.
  public init(
    mode: Mode = .automatic, quietDeadline: Duration = .seconds(60),
    untilQuiet: (@MainActor () async -> Void)? = nil
  ) {
    self.mode = mode
    self.quietDeadline = quietDeadline
    self.untilQuiet = untilQuiet
  }
}

/// Which way traced bytes went.
public enum TraceDirection: Hashable, Sendable {
  /// From the terminal.
  case input
  /// To the terminal.
  case output
}
