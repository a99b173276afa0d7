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

  /// A file that gets the bytes of both ways with their times, as a `Trace`; for a report.
  ///
  /// What is typed is in it, secrets too: the file is made for its owner alone.
  public var traceFile: String?

  /// The least time between two frames on a terminal: a sixtieth of a second.
  public var frameInterval = Duration.microseconds(16_667)

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
