public import TerminalUI
public import Testing

/// A view in plain mode: commands go in, screens and errors are read as text.
@MainActor
public final class PlainTest {
  private let host: PlainHost
  private let transcript = Transcript()

  /// Shows a view; `untilQuiet` waits until nothing that will finish is running, as in
  /// `TerminalOptions.untilQuiet`.
  public init<Root: View>(
    untilQuiet: (@MainActor () async -> Void)? = nil,
    @ViewBuilder root: @escaping @MainActor () -> Root
  ) {
    host = PlainHost(
      root: root, untilQuiet: untilQuiet, quietDeadline: nil,
      print: { [transcript] in transcript.output.append($0) },
      report: { [transcript] in transcript.errors.append($0) })
  }

  /// What has been printed, one entry a screen, as it was written.
  public var output: [String] { transcript.output }

  /// What has been written to standard error, a line each.
  public var errors: [String] { transcript.errors }

  /// The screen that was printed last, without the blank line before it.
  public var screen: String {
    Grid.trimmed(transcript.output.last.map { String($0.drop { $0 == "\n" }) } ?? "")
  }

  /// Runs a whole session: the first screen, each command, the end of input. Returns the exit code.
  @discardableResult
  public func run(_ commands: String...) async -> Int32 {
    await host.run(Commands(commands))
  }

  /// Prints the screen.
  public func show() async {
    try? await host.show()
  }

  /// Runs one command.
  public func send(_ command: String) async {
    try? await host.perform(command)
  }

  /// Compares the screen that was printed last with what is expected.
  public func expectScreen(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    Grid.compare(screen, with: expected, sourceLocation)
  }

  @MainActor
  private final class Transcript {
    var output: [String] = []
    var errors: [String] = []
  }

  private struct Commands: AsyncSequence {
    let lines: [String]

    init(_ lines: [String]) {
      self.lines = lines
    }

    func makeAsyncIterator() -> Iterator { Iterator(rest: lines[...]) }

    struct Iterator: AsyncIteratorProtocol {
      var rest: ArraySlice<String>

      mutating func next() async -> String? { rest.popFirst() }
    }
  }
}
