/// Something that the mouse did over a cell.
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    case left, middle, right
  }

  /// What the mouse did.
  public enum Kind: Hashable, Sendable {
    case press(Button)
    /// A button came up; nil where the terminal does not say which.
    case release(Button?)
    /// The mouse moved with a button held.
    case drag(Button)
    /// The mouse moved.
    case move
    case scrollUp, scrollDown, scrollLeft, scrollRight
  }

  /// What the mouse did.
  public var kind: Kind
  /// The cell under the pointer, from zero.
  public var position: Point
  /// The keys held meanwhile.
  public var modifiers: KeyModifiers

  /// Makes an event over a cell, counted from zero.
  public init(_ kind: Kind, at position: Point, modifiers: KeyModifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }

  /// Reads a report; nil for buttons that are not known.
  ///
  /// - Parameters:
  ///   - code: The button, modifiers and kind as xterm packs them.
  ///   - column: The column, from one.
  ///   - row: The row, from one.
  ///   - isRelease: Whether the report says that a button came up.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    var modifiers: KeyModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let buttons: [Button] = [.left, .middle, .right]
    let kind: Kind
    switch (code & ~0x1C, code & 3) {
    case (0...2, let index): kind = isRelease ? .release(buttons[index]) : .press(buttons[index])
    case (3, _): kind = .release(nil)
    case (32...34, let index): kind = .drag(buttons[index])
    case (35, _): kind = .move
    case (64, _): kind = .scrollUp
    case (65, _): kind = .scrollDown
    case (66, _): kind = .scrollLeft
    case (67, _): kind = .scrollRight
    default: return nil
    }
    self.init(
      kind, at: Point(column: max(0, column - 1), row: max(0, row - 1)), modifiers: modifiers)
  }
}
