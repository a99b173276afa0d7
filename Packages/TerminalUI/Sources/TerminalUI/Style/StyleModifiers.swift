public import TerminalCore

extension View {
  /// Colours text and lines.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    EnvironmentView(
      content: self,
      change: { environment in
        let resolved = style._resolve(in: environment)
        environment.textStyle.foreground = resolved.color
        environment.textStyle.attributes.formUnion(resolved.attributes)
      }, identity: (style as? any Hashable).map { AnyHashable($0) })
  }

  /// Colours text and lines.
  public func foregroundColor(_ color: Color?) -> some View {
    environmentChange(identity: color) { $0.textStyle.foreground = color }
  }

  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> some View {
    attribute(.bold, isActive)
  }

  /// Makes text italic.
  public func italic(_ isActive: Bool = true) -> some View {
    attribute(.italic, isActive)
  }

  /// Underlines text.
  public func underline(_ isActive: Bool = true) -> some View {
    attribute(.underline, isActive)
  }

  /// Strikes text through.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    attribute(.strikethrough, isActive)
  }

  /// Sets the colour of what can be acted on.
  public func tint(_ color: Color?) -> some View {
    environmentChange(identity: color) { $0.tint = color ?? .accentColor }
  }

  private func attribute(_ attribute: Attributes, _ isActive: Bool) -> some View {
    environmentChange(identity: [attribute.rawValue.hashValue, isActive.hashValue]) {
      if isActive {
        $0.textStyle.attributes.insert(attribute)
      } else {
        $0.textStyle.attributes.remove(attribute)
      }
    }
  }
}
