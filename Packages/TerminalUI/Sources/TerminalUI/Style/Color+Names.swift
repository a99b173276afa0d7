public import TerminalCore

extension Color {
  /// The colour of text.
  public static let primary = Color.default
  /// The colour of text that stands back.
  public static let secondary = Color.brightBlack
  /// No colour of its own.
  public static let clear = Color.default
  /// The nearest of the named colours.
  public static let gray = Color.brightBlack
  /// The nearest of the named colours.
  public static let orange = Color.brightYellow
  /// The nearest of the named colours.
  public static let pink = Color.brightMagenta
  /// The nearest of the named colours.
  public static let purple = Color.magenta
  /// The nearest of the named colours.
  public static let indigo = Color.brightBlue
  /// The nearest of the named colours.
  public static let teal = Color.cyan
  /// The nearest of the named colours.
  public static let mint = Color.brightCyan
  /// The nearest of the named colours.
  public static let brown = Color.yellow
  /// The colour of what can be acted on, unless `tint(_:)` says another.
  public static let accentColor = Color.cyan
}

extension Color {
  /// A 24-bit colour of parts from 0 to 1; what is outside counts as the nearer end.
  public init(red: Double, green: Double, blue: Double) {
    func byte(_ part: Double) -> UInt8 {
      part.isFinite ? UInt8((min(max(part, 0), 1) * 255).rounded()) : 0
    }
    self = .rgb(byte(red), byte(green), byte(blue))
  }

  /// A 24-bit grey from 0, black, to 1, white.
  public init(white: Double) {
    self.init(red: white, green: white, blue: white)
  }
}

extension ShapeStyle where Self == Color {
  /// Black.
  public nonisolated static var black: Color { .black }
  /// Red.
  public nonisolated static var red: Color { .red }
  /// Green.
  public nonisolated static var green: Color { .green }
  /// Yellow.
  public nonisolated static var yellow: Color { .yellow }
  /// Blue.
  public nonisolated static var blue: Color { .blue }
  /// Magenta.
  public nonisolated static var magenta: Color { .magenta }
  /// Cyan.
  public nonisolated static var cyan: Color { .cyan }
  /// White.
  public nonisolated static var white: Color { .white }
  /// Gray.
  public nonisolated static var gray: Color { .gray }
  /// The nearest of the named colours.
  public nonisolated static var orange: Color { .orange }
  /// The nearest of the named colours.
  public nonisolated static var pink: Color { .pink }
  /// The nearest of the named colours.
  public nonisolated static var purple: Color { .purple }
  /// The nearest of the named colours.
  public nonisolated static var indigo: Color { .indigo }
  /// The nearest of the named colours.
  public nonisolated static var teal: Color { .teal }
  /// The nearest of the named colours.
  public nonisolated static var mint: Color { .mint }
  /// The nearest of the named colours.
  public nonisolated static var brown: Color { .brown }
  /// The colour of what can be acted on.
  public nonisolated static var accentColor: Color { .accentColor }
}
