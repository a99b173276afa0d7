/// One place of the grid: a grapheme cluster, or half of a wide one, and its style.
///
/// Sixteen bytes without padding; equal cells have equal memory.
public struct Cell: Hashable, Sendable {
  var glyph: Glyph
  /// How the cell looks.
  public internal(set) var style: Style

  init(glyph: Glyph, style: Style) {
    self.glyph = glyph
    self.style = style
  }

  /// A space in a style.
  public static func blank(_ style: Style = .plain) -> Cell {
    Cell(glyph: .space, style: style)
  }

  /// The text shown; empty for the right half of a wide glyph.
  public var text: String { glyph.text }

  /// Columns of the glyph that starts here: 1 or 2; 0 for the right half of a wide one.
  public var width: Int { glyph.width }
}
