/// Views below each other.
public struct VStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: Int
  private let content: Content

  /// Puts views below each other, `spacing` rows apart; without it, they touch.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = max(spacing ?? 0, 0)
    self.content = content()
  }

  /// The arranged views.
  public var body: some View {
    ContainerView(
      layout: StackLayout(
        axis: .vertical, alignment: .init(horizontal: alignment, vertical: .top), spacing: spacing),
      axis: .vertical, content: content)
  }
}

/// Views side by side.
public struct HStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: Int
  private let content: Content

  /// Puts views side by side, `spacing` columns apart; without it, one column.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = max(spacing ?? 1, 0)
    self.content = content()
  }

  /// The arranged views.
  public var body: some View {
    ContainerView(
      layout: StackLayout(
        axis: .horizontal, alignment: .init(horizontal: .leading, vertical: alignment),
        spacing: spacing),
      axis: .horizontal, content: content)
  }
}

/// Views on top of each other, the last one in front.
public struct ZStack<Content: View>: View {
  private let alignment: Alignment
  private let content: Content

  /// Puts views on top of each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The arranged views.
  public var body: some View {
    ContainerView(layout: LayerLayout(alignment: alignment), axis: nil, content: content)
  }
}

extension VStack: _UnobservingView {}
extension HStack: _UnobservingView {}
extension ZStack: _UnobservingView {}
