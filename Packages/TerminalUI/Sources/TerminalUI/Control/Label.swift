/// A title with a sign before it.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// A label of any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The sign and the title.
  public var body: some View {
    if let style {
      style(
        LabelStyleConfiguration(
          title: AnyView(title), icon: AnyView(Decoration(content: icon))))
    } else {
      HStack {
        Decoration(content: icon)
        title
      }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label with a text and the sign of a system symbol.
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }
}

/// A view that says nothing in plain mode.
private struct Decoration<Content: View>: View {
  let content: Content

  var body: some View {
    content.wrapped(Silent())
  }
}
