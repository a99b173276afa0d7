public import FoundationEssentials
public import TerminalCore

extension Text {
  /// How a line under or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// One line.
    public static let single = LineStyle()
  }

  /// Shows a text whose stretches have styles of their own: `foregroundColor`, `font`,
  /// `underlineStyle` and `strikethroughStyle` count.
  @_disfavoredOverload
  public nonisolated init(_ content: AttributedString) {
    runs = content.runs.map { run in
      var style = TextStyle()
      style.foreground = run[AttributeScopes.TerminalUIAttributes.ForegroundColorAttribute.self]
      style.attributes =
        run[AttributeScopes.TerminalUIAttributes.FontAttribute.self]?.attributes ?? []
      if run[AttributeScopes.TerminalUIAttributes.UnderlineStyleAttribute.self] != nil {
        style.attributes.insert(.underline)
      }
      if run[AttributeScopes.TerminalUIAttributes.StrikethroughStyleAttribute.self] != nil {
        style.attributes.insert(.strikethrough)
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
