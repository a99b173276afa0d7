public import TerminalCore
public import TerminalUI
public import Testing

/// A view on a screen in memory: keys, pastes and clicks go in, the grid is read as text.
///
/// ```swift
/// let test = TerminalTest(columns: 20, rows: 3) { CounterView() }
/// test.send(.enter)
/// test.expectGrid("""
///   Count: 1
/// """)
/// ```
@MainActor
public final class TerminalTest {
  let session: ViewSession
  private var decoder = InputDecoder()

  /// Turns of the main actor that ``settle()`` gives what has been started.
  private let settlingTurns = 64

  /// Shows a view on a screen of the given size, with the line of keys at the bottom if asked.
  public init<Root: View>(
    size: Size = Size(columns: 40, rows: 10), helpLine: Bool = false,
    @ViewBuilder root: @escaping @MainActor () -> Root
  ) {
    session = ViewSession(size: size, showsHelpLine: helpLine, signal: {}, root: root)
    session.update()
  }

  /// Shows a view on a screen of the given size, with the line of keys at the bottom if asked.
  public convenience init<Root: View>(
    columns: Int, rows: Int, helpLine: Bool = false,
    @ViewBuilder root: @escaping @MainActor () -> Root
  ) {
    self.init(size: Size(columns: columns, rows: rows), helpLine: helpLine, root: root)
  }

  isolated deinit {
    session.tearDown()
  }

  /// Takes the view off the screen: `onDisappear` runs, tasks are cancelled.
  public func tearDown() {
    session.tearDown()
  }

  // MARK: Input

  /// Presses a key.
  public func send(_ key: Key, _ modifiers: KeyModifiers = []) {
    session.handle(.key(KeyEvent(key, modifiers)))
  }

  /// Types text, a code point a key, as terminals report it.
  public func type(_ text: String) {
    for scalar in text.unicodeScalars {
      send(.character(Character(scalar)))
    }
  }

  /// Receives bytes as a terminal sends them, in one piece; pieces of a sequence may come one by one.
  public func receive(_ bytes: [UInt8]) {
    for event in decoder.feed(bytes) {
      session.handle(event)
    }
  }

  /// Lets the time pass after which an Escape that has come alone is told.
  public func escapeTimePasses() {
    for event in decoder.flush() {
      session.handle(event)
    }
  }

  /// Lets the time pass after which the end of a paste or a string is no longer waited for.
  public func stallTimePasses() {
    for event in decoder.giveUp() {
      session.handle(event)
    }
  }

  /// Pastes text in one piece.
  public func paste(_ text: String) {
    session.handle(.paste(Paste(text: text)))
  }

  /// Presses and releases the left button over a cell, counted from zero.
  public func click(column: Int, row: Int) {
    let point = Point(column: column, row: row)
    session.handle(.mouse(MouseEvent(.press(.left), at: point)))
    session.handle(.mouse(MouseEvent(.release(.left), at: point)))
  }

  /// Clicks a control by its label; an issue when there is none.
  public func click(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let control = controls.first(where: { $0.label == label }) else {
      Issue.record(
        "No control “\(label)” on screen, but \(controls.map(\.label)).",
        sourceLocation: sourceLocation)
      return
    }
    click(column: control.frame.minColumn, row: control.frame.minRow)
  }

  /// Turns the wheel over a cell; positive steps go down.
  public func scroll(_ steps: Int, column: Int = 0, row: Int = 0) {
    for _ in 0..<abs(steps) {
      let kind: MouseEvent.Kind = steps > 0 ? .scrollDown : .scrollUp
      session.handle(.mouse(MouseEvent(kind, at: Point(column: column, row: row))))
    }
  }

  /// Gives the screen another size.
  public func resize(columns: Int, rows: Int) {
    session.resize(to: Size(columns: columns, rows: rows))
    session.update()
  }

  /// Moves spinners one step on.
  public func animate() {
    session.animate()
    session.update()
  }

  // MARK: Time

  /// Lets everything that has been started on the main actor come to its end or its next wait, and
  /// shows the result. It sleeps nowhere.
  public func settle() async {
    var quietTurns = 0
    var turns = 0
    while quietTurns < settlingTurns, turns < settlingTurns * 64 {
      await Task.yield()
      if session.isPending {
        session.update()
        quietTurns = 0
      }
      quietTurns += 1
      turns += 1
    }
    session.update()
  }

  // MARK: What is seen

  /// The grid as text: a line a row, without blanks at the ends of lines and without empty lines at
  /// the end.
  public var grid: String { Grid.trimmed(current.text) }

  /// The grid with styles, `{bold}text{}` for example.
  public var styledGrid: String { Grid.trimmed(current.styledText) }

  /// The frame itself.
  public var surface: Surface { current }

  private var current: Surface {
    if session.isPending { session.update() }
    return session.surface
  }

  /// Where the real cursor stands; `nil` while it is hidden.
  public var cursor: Point? { current.cursor }

  /// The controls on screen, in reading order.
  public var controls: [ControlSnapshot] {
    if session.isPending { session.update() }
    return session.controlSnapshots
  }

  /// The label of the control that has the focus.
  public var focused: String? { controls.first(where: \.isFocused)?.label }

  /// The keys that mean something now.
  public var keys: [KeyHelp] { session.keyHelp }

  /// The code with which the program would have ended; `nil` while it goes on.
  public var exitCode: Int32? { session.exitCode }

  /// Whether something has changed since the last frame.
  public var needsFrame: Bool { session.isPending }

  /// How often the body of any view has been evaluated.
  public var evaluations: Int { session.evaluations }

  /// Compares the grid with what is expected; where they differ, an issue shows both, line by line.
  public func expectGrid(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    Grid.compare(grid, with: expected, sourceLocation)
  }

  /// Compares the grid and its styles with what is expected.
  public func expectStyledGrid(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    Grid.compare(styledGrid, with: expected, sourceLocation)
  }
}
