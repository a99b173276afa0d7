import TerminalCore

/// Gathers a screen as lines of text in which the controls are numbered.
@MainActor
final class PlainWriter {
  private(set) var lines: [PlainLine] = []
  /// The controls in the order of their numbers, the first being number 1.
  private(set) var controls: [Control] = []
  /// What controls do for the rows they stand in.
  private(set) var rows: [ObjectIdentifier: RowMeaning] = [:]
  /// Whether what is pressed, chosen or switched is written at all, with what stands in it.
  let writesControls: Bool
  private var numbersControls: Bool
  private var current = PlainLine()
  private var isSpacePending = false

  init(numbersControls: Bool = true, writesControls: Bool = true) {
    self.numbersControls = numbersControls
    self.writesControls = writesControls
  }

  /// What `body` writes, on lines of its own.
  func line(_ body: () -> Void) {
    endLine()
    body()
    endLine()
  }

  /// What `body` writes, a space apart from what stands on the line.
  func word(_ body: () -> Void) {
    isSpacePending = true
    body()
    isSpacePending = true
  }

  /// Writes text; line breaks in it begin new lines.
  func write(_ text: String, style: Style = .plain) {
    for (number, line) in SanitizedText.lines(of: text).enumerated() {
      if number > 0 { endLine() }
      guard !line.isEmpty else { continue }
      if isSpacePending, !current.isEmpty { current.append(" ", .plain) }
      isSpacePending = false
      current.append(line, style)
    }
  }

  /// Writes text that belongs to what stands before it, without a space between.
  func append(_ text: String) {
    isSpacePending = false
    write(text)
  }

  /// Writes what another writer gathered on a line, in its styles.
  func append(_ line: PlainLine) {
    current.append(line)
  }

  /// Writes a line between two parts of a screen.
  func rule() {
    line { write("---") }
  }

  /// Gives a control its number, and writes it.
  func number(_ control: Control, row: RowMeaning? = nil) {
    guard numbersControls else { return }
    controls.append(control)
    rows[ObjectIdentifier(control)] = row
    word { write("[\(controls.count)]") }
  }

  /// What `body` writes, its controls numbered or not.
  func numbering(_ isNumbering: Bool, _ body: () -> Void) {
    let old = numbersControls
    numbersControls = old && isNumbering
    body()
    numbersControls = old
  }

  /// Says what the controls numbered since there were `count` do for the row they stand in, unless
  /// they stand in a row of a list inside it.
  func setRow(ofControlsSince count: Int, _ meaning: (Control) -> RowMeaning?) {
    for control in controls.dropFirst(count) where rows[ObjectIdentifier(control)] == nil {
      rows[ObjectIdentifier(control)] = meaning(control)
    }
  }

  /// Ends the line, unless nothing stands on it.
  func endLine() {
    if !current.isEmpty { lines.append(current) }
    current = PlainLine()
    isSpacePending = false
  }
}

extension _Element {
  /// The content as one line of text, without numbers.
  var plainText: String { text(by: PlainWriter(numbersControls: false)) }

  /// What of that stands outside of controls.
  var textAroundControls: String {
    text(by: PlainWriter(numbersControls: false, writesControls: false))
  }

  private func text(by writer: PlainWriter) -> String {
    describe(to: writer)
    writer.endLine()
    return writer.lines.map { $0.string(colors: nil) }.joined(separator: " ")
  }
}
