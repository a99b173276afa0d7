/// A colour of text or of its background, packed into four bytes.
public struct Color: Hashable, Sendable {
  /// The top byte names the kind, the others hold its value, so that equal colours have equal bits.
  let bits: UInt32

  /// What a colour is made of.
  public enum Kind: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case `default`
    /// One of the 16 colours of the terminal's theme: 0 to 7 normal, 8 to 15 bright.
    case named(Int)
    /// An entry of the 256-colour palette.
    case indexed(UInt8)
    /// A 24-bit colour.
    case rgb(UInt8, UInt8, UInt8)
  }

  private init(kind: UInt32, value: UInt32) {
    bits = kind << 24 | value
  }

  /// The colour's kind and value.
  public var kind: Kind {
    switch bits >> 24 {
    case 1: .named(Int(bits & 0xff))
    case 2: .indexed(UInt8(truncatingIfNeeded: bits))
    case 3:
      .rgb(
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
        UInt8(truncatingIfNeeded: bits))
    default: .default
    }
  }

  /// The background that is there already, in a ``SurfacePiece``. It never reaches a screen.
  static let underlying = Color(kind: 4, value: 0)
  /// The background that is there already where the left half of the glyph stands. It never reaches a screen.
  static let underlyingLeft = Color(kind: 5, value: 0)

  /// The terminal's own colour.
  public static let `default` = Color(kind: 0, value: 0)
  /// Colour 0 of the terminal's theme.
  public static let black = Color.named(0)
  /// Colour 1 of the terminal's theme.
  public static let red = Color.named(1)
  /// Colour 2 of the terminal's theme.
  public static let green = Color.named(2)
  /// Colour 3 of the terminal's theme.
  public static let yellow = Color.named(3)
  /// Colour 4 of the terminal's theme.
  public static let blue = Color.named(4)
  /// Colour 5 of the terminal's theme.
  public static let magenta = Color.named(5)
  /// Colour 6 of the terminal's theme.
  public static let cyan = Color.named(6)
  /// Colour 7 of the terminal's theme.
  public static let white = Color.named(7)
  /// Colour 8 of the terminal's theme.
  public static let brightBlack = Color.named(8)
  /// Colour 9 of the terminal's theme.
  public static let brightRed = Color.named(9)
  /// Colour 10 of the terminal's theme.
  public static let brightGreen = Color.named(10)
  /// Colour 11 of the terminal's theme.
  public static let brightYellow = Color.named(11)
  /// Colour 12 of the terminal's theme.
  public static let brightBlue = Color.named(12)
  /// Colour 13 of the terminal's theme.
  public static let brightMagenta = Color.named(13)
  /// Colour 14 of the terminal's theme.
  public static let brightCyan = Color.named(14)
  /// Colour 15 of the terminal's theme.
  public static let brightWhite = Color.named(15)

  /// One of the theme's 16 colours; only the low four bits of `index` count.
  public static func named(_ index: Int) -> Color {
    Color(kind: 1, value: UInt32(truncatingIfNeeded: index) & 0xf)
  }

  /// An entry of the 256-colour palette.
  public static func indexed(_ index: UInt8) -> Color { Color(kind: 2, value: UInt32(index)) }

  /// A 24-bit colour.
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(kind: 3, value: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }
}

extension Color: CustomStringConvertible {
  /// The colour's name as used in snapshots: `red`, `brightBlue`, `indexed(200)`, `#102030`.
  public var description: String {
    switch kind {
    case .default: return "default"
    case .named(let index): return Color.names[index]
    case .indexed(let index): return "indexed(\(index))"
    case .rgb(let red, let green, let blue):
      return [red, green, blue].reduce(into: "#") { text, part in
        let digits = String(part, radix: 16)
        text += digits.utf8.count == 1 ? "0" + digits : digits
      }
    }
  }

  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
    "brightBlack", "brightRed", "brightGreen", "brightYellow",
    "brightBlue", "brightMagenta", "brightCyan", "brightWhite",
  ]
}
