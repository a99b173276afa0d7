public import FoundationEssentials
public import TerminalCore

extension Text {
  /// How a line under or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// One line.
    public static let single = LineStyle()

    /// How a line is broken up.
    public struct Pattern: Hashable, Sendable {
      private let name: String

      /// Not at all.
      public static let solid = Pattern(name: "solid")
      /// Into dots; a terminal draws it solid.
      public static let dot = Pattern(name: "dot")
      /// Into dashes; a terminal draws it solid.
      public static let dash = Pattern(name: "dash")
      /// Into dashes and dots; a terminal draws it solid.
      public static let dashDot = Pattern(name: "dashDot")
      /// Into dashes and pairs of dots; a terminal draws it solid.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }

  /// Shows a text whose stretches have styles of their own: `foregroundColor`, `font`,
  /// `underlineStyle` and `strikethroughStyle` count.
  @_disfavoredOverload
  public nonisolated init(_ content: AttributedString) {
    runs = content.runs.map { run in
      var style = TextStyle()
      style.foreground = run[AttributeScopes.TerminalUIAttributes.ForegroundColorAttribute.self]
        .map { .color($0) }
      style.font = run[AttributeScopes.TerminalUIAttributes.FontAttribute.self]
      if run[AttributeScopes.TerminalUIAttributes.UnderlineStyleAttribute.self] != nil {
        style.isUnderlined = true
      }
      if run[AttributeScopes.TerminalUIAttributes.StrikethroughStyleAttribute.self] != nil {
        style.isStruckThrough = true
      }
      return Run(text: String(content[run.range].characters), style: style)
    }
    if runs.isEmpty { runs = [Run(text: "")] }
  }
}

extension AttributeScopes {
  /// The attributes that a text view shows.
  public struct TerminalUIAttributes: AttributeScope {
    /// The colour of a stretch.
    public let foregroundColor: ForegroundColorAttribute
    /// How much a stretch stands out.
    public let font: FontAttribute
    /// The line under a stretch.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through a stretch.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The colour of a stretch.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "TerminalUI.ForegroundColor"
    }

    /// How much a stretch stands out.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "TerminalUI.Font"
    }

    /// The line under a stretch.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "TerminalUI.UnderlineStyle"
    }

    /// The line through a stretch.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "TerminalUI.StrikethroughStyle"
    }
  }

  /// The attributes that a text view shows.
  public var terminalUI: TerminalUIAttributes.Type { TerminalUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Lets `string.foregroundColor` and the like name the attributes of ``AttributeScopes``.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.TerminalUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
