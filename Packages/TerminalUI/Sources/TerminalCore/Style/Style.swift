/// How a cell looks: two colours and attributes.
public struct Style: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: Color
  /// The colour behind the text.
  public var background: Color
  /// Bold, underline and the like.
  public var attributes: Attributes

  /// Makes a style; what is left out is the terminal's own.
  public init(
    foreground: Color = .default, background: Color = .default, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, no attributes.
  public static let plain = Style()
}

extension Style: CustomStringConvertible {
  /// The style as used in snapshots, such as `bold,fg:red,bg:blue`; empty for `plain`.
  public var description: String {
    var parts = attributes.names
    if foreground != .default { parts.append("fg:\(foreground)") }
    if background != .default { parts.append("bg:\(background)") }
    return parts.joined(separator: ",")
  }
}
