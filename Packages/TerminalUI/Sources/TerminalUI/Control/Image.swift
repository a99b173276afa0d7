import TerminalCore

/// A sign of one character.
///
/// A terminal has no pictures: names of system symbols that have a character of their own are shown
/// by it, others by nothing.
public struct Image: View {
  private let name: String

  /// The sign for a system symbol.
  public init(systemName: String) {
    name = systemName
  }

  /// The sign.
  public var body: some View {
    if let sign = Self.signs[name] { Text(sign) }
  }

  private static let signs: [String: String] = [
    "plus": "+", "minus": "-", "xmark": "✕", "checkmark": "✓", "chevron.right": "›",
    "chevron.left": "‹", "chevron.up": "⌃", "chevron.down": "⌄", "arrow.up": "↑",
    "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→", "arrow.clockwise": "↻",
    "arrow.counterclockwise": "↺", "star": "☆", "star.fill": "★", "heart": "♡",
    "heart.fill": "♥", "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■",
    "exclamationmark.triangle": "!", "info.circle": "i", "questionmark": "?", "bolt": "ϟ",
    "gear": "⚙", "magnifyingglass": "⌕", "trash": "⌫", "pencil": "✎", "number": "#",
    "wifi.slash": "⊘",
  ]
}
