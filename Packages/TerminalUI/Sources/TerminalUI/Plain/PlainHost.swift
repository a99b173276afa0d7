import Glibc
import TerminalCore

/// Shows a view as lines of text, and takes commands a line each.
@MainActor
package final class PlainHost {
  private let session: ViewSession
  private let untilQuiet: (@MainActor () async -> Void)?
  private let quietDeadline: Duration?
  /// The colours that styles are written with; `nil` to write none.
  private let colors: ColorSupport?
  private let print: @MainActor (String) throws -> Void
  private let report: @MainActor (String) -> Void
  private var hasPrinted = false
  private var hasFailed = false
  private var controls: [Control] = []
  private var rows: [ObjectIdentifier: RowMeaning] = [:]

  /// Turns of the main actor in which what has been started may come to its first wait.
  private let settlingTurns = 64
  /// How often a screen is described anew while describing it starts more work.
  private let settlingRounds = 8
  /// Columns and rows that views which measure themselves are told.
  private static let size = Size(columns: 80, rows: 1000)

  /// A host that prints screens with `print` and tells of wrong commands with `report`.
  ///
  /// Styles are written when `colors` says which there are.
  package init<Root: View>(
    root: @escaping @MainActor () -> Root, untilQuiet: (@MainActor () async -> Void)?,
    quietDeadline: Duration?, colors: ColorSupport? = nil,
    print: @escaping @MainActor (String) throws -> Void,
    report: @escaping @MainActor (String) -> Void
  ) {
    session = ViewSession(
      size: Self.size, showsHelpLine: false, isScreen: false, signal: {}, root: root)
    self.untilQuiet = untilQuiet
    self.quietDeadline = quietDeadline
    self.colors = colors
    self.print = print
    self.report = report
  }

  /// Prints the screen, runs each command, and returns the code to exit with.
  package func run<Lines: AsyncSequence>(_ lines: Lines) async -> Int32
  where Lines.Element == String {
    do {
      try await show()
      var iterator = lines.makeAsyncIterator()
      while session.exitCode == nil, let line = await next(&iterator) {
        try await perform(line)
      }
    } catch {
      session.tearDown()
      report("The output cannot be written: \(Self.reason(of: error))\n")
      return 74
    }
    session.tearDown()
    return session.exitCode.flatMap { $0 == 0 ? nil : $0 } ?? (hasFailed ? 1 : 0)
  }

  private func next<Iterator: AsyncIteratorProtocol>(
    _ iterator: inout Iterator
  ) async -> String? where Iterator.Element == String {
    do {
      return try await iterator.next(isolation: MainActor.shared)
    } catch {
      hasFailed = true
      report("The input cannot be read: \(Self.reason(of: error))\n")
      return nil
    }
  }

  private static func reason(of error: any Error) -> String {
    let code = (error as? OutputError)?.code ?? (error as? InputError)?.code
    return code.map { String(cString: strerror($0)) } ?? "\(error)"
  }

  /// Runs one command, and prints the screen it leads to.
  package func perform(_ line: String) async throws {
    guard let command = PlainCommand(line) else { return }
    switch run(command) {
    case .done:
      if session.exitCode == nil { try await show() }
    case .printed(let text): try print(text)
    case .failed(let reason):
      hasFailed = true
      report(SanitizedText(reason).string + "\n")
    }
  }

  /// Waits until the screen is quiet, and prints it.
  package func show() async throws {
    await settle()
    guard session.exitCode == nil else { return }
    var writer = session.describeScreen()
    // Rows that were built just now may have started work that changes them.
    for _ in 0..<settlingRounds where session.hasStartedWork {
      await settle()
      guard session.exitCode == nil else { return }
      writer = session.describeScreen()
    }
    controls = writer.controls
    rows = writer.rows
    let text = writer.lines.map { $0.string(colors: colors) + "\n" }.joined()
    try print((hasPrinted ? "\n" : "") + text)
    hasPrinted = true
  }

  private func run(_ command: PlainCommand) -> PlainResult {
    switch command {
    case .quit:
      session.quit(session.exitCode ?? 0)
      return .done
    case .show: return .done
    case .help: return .printed(PlainCommand.list)
    case .back:
      return session.leave(among: controls) ? .done : .failed("There is nothing to go back to.")
    case .tab(let name): return session.selectTab(named: name)
    case .open(let url): return session.open(url)
    case .set(let words): return assign(words)
    case .press(let name): return press(name)
    }
  }

  // MARK: Controls

  private func assign(_ words: String) -> PlainResult {
    guard let (control, text) = PlainTarget.split(words, among: controls) else {
      let name = words.prefix { !$0.isWhitespace }
      return .failed("There is no control \(quoted(name)) to set.")
    }
    guard control.isEnabled else { return .failed("“\(control.label())” is disabled.") }
    guard let assign = assignment(of: text, to: control) else {
      return .failed("“\(control.label())” has no value to set.")
    }
    switch assign(text) {
    case .done: return .done
    case .refused(let reason):
      return .failed("“\(control.label())” cannot be \(quoted(text)). \(reason)")
    }
  }

  /// What takes a value given to a control: the row around it, if the value says what to do with it
  /// and is none of the control's own.
  private func assignment(
    of text: String, to control: Control
  ) -> (@MainActor (String) -> Control.Assignment)? {
    guard let edits = rows[ObjectIdentifier(control)]?.edits else { return control.assign }
    let word = text.lowercased()
    let isChoice = control.choices.contains { $0.lowercased() == word }
    guard let assign = control.assign, isChoice || !edits.words.contains(word) else {
      return { edits.assign($0) }
    }
    return assign
  }

  private func press(_ name: String) -> PlainResult {
    if let number = Int(name), let control = controls[safe: number - 1] {
      return press(control, number)
    }
    let matches = PlainTarget.places(of: name, among: controls)
    switch matches.count {
    case 0: return other(name)
    case 1: return press(controls[matches[0]], matches[0] + 1)
    default:
      let numbers = matches.map { String($0 + 1) }.joined(separator: ", ")
      return .failed("\(quoted(name)) is the name of several controls: say \(numbers).")
    }
  }

  /// What is no control: the word of a command in capital letters, or nothing that is known.
  private func other(_ line: String) -> PlainResult {
    if let command = PlainCommand(line, inAnyCase: true), command != .press(line) {
      return run(command)
    }
    if line.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
      let range = controls.isEmpty ? "there are none here" : "the last one is \(controls.count)"
      return .failed("There is no control \(quoted(line)); \(range).")
    }
    if let form = PlainCommand.form(ofLine: line) {
      return .failed("Not understood: \(quoted(line)); say it as “\(form)”.")
    }
    return .failed("Unknown command \(quoted(line)); say “help” for the commands.")
  }

  private func press(_ control: Control, _ number: Int) -> PlainResult {
    guard control.isEnabled else { return .failed("“\(control.label())” is disabled.") }
    guard let press = control.press else {
      return .failed("“\(control.label())” cannot be pressed\(instead(of: control, number)).")
    }
    rows[ObjectIdentifier(control)]?.select?()
    press()
    return session.takeNotice().map { .failed($0) } ?? .done
  }

  /// What to say where a control cannot be pressed.
  private func instead(of control: Control, _ number: Int) -> String {
    let words =
      control.assign != nil
      ? ["TEXT"] : rows[ObjectIdentifier(control)]?.edits?.words ?? []
    guard !words.isEmpty else { return "" }
    return "; say " + words.map { "“set \(number) \($0)”" }.joined(separator: " or ")
  }

  // MARK: Quiet

  /// Lets everything that will finish finish, for as long as the deadline allows.
  package func settle() async {
    await turn()
    await Deadline.run(quietDeadline) { [self] in
      if let untilQuiet { await untilQuiet() } else { await session.graph.tasks.finish() }
    }
    await turn()
  }

  private func turn() async {
    var quietTurns = 0
    var turns = 0
    while quietTurns < settlingTurns, turns < settlingTurns * 64 {
      if session.isPending {
        session.graph.flush()
        quietTurns = 0
      }
      await Task.yield()
      quietTurns += 1
      turns += 1
    }
  }
}
