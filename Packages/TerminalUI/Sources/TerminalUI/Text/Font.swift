import TerminalCore

/// How much a text stands out; a terminal has one face and one size, so what is left of a font is
/// whether it is bold, dim or slanted.
public struct Font: Hashable, Sendable {
  /// How heavy a text is.
  public enum Weight: Hashable, Sendable {
    /// Dim.
    case ultraLight
    /// Dim.
    case thin
    /// Dim.
    case light
    /// As it is.
    case regular
    /// As it is.
    case medium
    /// Bold.
    case semibold
    /// Bold.
    case bold
    /// Bold.
    case heavy
    /// Bold.
    case black

    var attributes: Attributes {
      switch self {
      case .ultraLight, .thin, .light: .dim
      case .regular, .medium: []
      case .semibold, .bold, .heavy, .black: .bold
      }
    }
  }

  let attributes: Attributes

  /// The largest titles: bold and underlined.
  public static let largeTitle = Font(attributes: [.bold, .underline])
  /// Titles: bold.
  public static let title = Font(attributes: .bold)
  /// Titles: bold.
  public static let title2 = Font(attributes: .bold)
  /// Titles: bold.
  public static let title3 = Font(attributes: .bold)
  /// Headlines: bold.
  public static let headline = Font(attributes: .bold)
  /// Below a headline: as it is.
  public static let subheadline = Font(attributes: [])
  /// Running text: as it is.
  public static let body = Font(attributes: [])
  /// Remarks: as it is.
  public static let callout = Font(attributes: [])
  /// Notes: dim.
  public static let footnote = Font(attributes: .dim)
  /// What stands beside something: dim.
  public static let caption = Font(attributes: .dim)
  /// What stands beside something: dim.
  public static let caption2 = Font(attributes: .dim)

  /// The same font, bold.
  public func bold() -> Font { Font(attributes: attributes.union(.bold)) }

  /// The same font, slanted.
  public func italic() -> Font { Font(attributes: attributes.union(.italic)) }

  /// The same font: all are monospaced.
  public func monospaced() -> Font { self }

  /// The same font with another weight.
  public func weight(_ weight: Weight) -> Font {
    Font(attributes: attributes.subtracting([.bold, .dim]).union(weight.attributes))
  }
}

extension View {
  /// Lets the text inside stand out as much as `font` says, whatever is said further out.
  public func font(_ font: Font?) -> some View {
    environmentChange(identity: font) {
      $0.textStyle.font = font
    }
  }

  /// Makes the text inside as heavy as `weight` says; `nil` undoes what is said further out.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environmentChange(identity: weight) {
      $0.textStyle.setWeight(weight)
    }
  }
}

extension Text {
  /// Lets the text stand out as much as `font` says; `nil` leaves that to what is around.
  public nonisolated func font(_ font: Font?) -> Text {
    restyled { $0.font = font }
  }

  /// Makes the text as heavy as `weight` says; `nil` undoes what is said further out.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    restyled { $0.setWeight(weight) }
  }
}
