/// How many colours the terminal shows.
public enum ColorSupport: Int, Comparable, Sendable, CaseIterable {
  /// No colour at all; attributes such as bold stay.
  case none
  /// The 16 colours of the terminal's theme.
  case ansi16
  /// The 256-colour palette.
  case ansi256
  /// 24-bit colours.
  case trueColor

  public static func < (left: ColorSupport, right: ColorSupport) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Reads what the user and the terminal say in the environment.
  ///
  /// A non-empty `NO_COLOR` wins over everything (no-color.org). `CLICOLOR_FORCE`, unless empty or
  /// `0`, asks for colour where there is no terminal. Otherwise `COLORTERM` and `TERM` tell.
  public init(environment: [String: String], isTerminal: Bool) {
    if let refusal = environment["NO_COLOR"], !refusal.isEmpty {
      self = .none
      return
    }
    let isForced = ColorSupport.isForced(by: environment)
    let term = environment["TERM"] ?? ""
    guard isForced || (isTerminal && !term.isEmpty && term != "dumb") else {
      self = .none
      return
    }
    let colorTerm = environment["COLORTERM"] ?? ""
    if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
      self = .trueColor
    } else if term.hasSuffix("-256color") || !colorTerm.isEmpty {
      self = .ansi256
    } else if term.hasSuffix("-mono") || term == "vt100" || term == "vt220" {
      self = isForced ? .ansi16 : .none
    } else {
      self = .ansi16
    }
  }

  /// The colours for lines of text that are written to no screen: `nil`, no styles at all, unless
  /// `CLICOLOR_FORCE` asks for them.
  public static func forced(by environment: [String: String]) -> ColorSupport? {
    isForced(by: environment) ? ColorSupport(environment: environment, isTerminal: false) : nil
  }

  private static func isForced(by environment: [String: String]) -> Bool {
    let force = environment["CLICOLOR_FORCE"] ?? ""
    return !force.isEmpty && force != "0"
  }

  /// The nearest colour that the terminal shows.
  public func convert(_ color: Color) -> Color {
    switch (self, color.kind) {
    case (.trueColor, _), (_, .default): color
    case (.none, _): .default
    case (_, .named): color
    case (.ansi256, .indexed): color
    case (.ansi256, .rgb(let red, let green, let blue)):
      .indexed(Palette.nearestIndex(red: red, green: green, blue: blue))
    case (.ansi16, .indexed(let index)) where index < 16: .named(Int(index))
    case (.ansi16, .indexed(let index)):
      .named(Palette.nearestName(to: Palette.components(of: index)))
    case (.ansi16, .rgb(let red, let green, let blue)):
      .named(Palette.nearestName(to: (Int(red), Int(green), Int(blue))))
    }
  }

  /// The style with both of its colours converted.
  public func convert(_ style: Style) -> Style {
    guard self != .trueColor else { return style }
    return Style(
      foreground: convert(style.foreground), background: convert(style.background),
      attributes: style.attributes)
  }
}
