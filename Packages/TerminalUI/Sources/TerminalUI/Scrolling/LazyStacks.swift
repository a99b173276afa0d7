/// Views below each other, of which a ``ScrollView`` around builds only those in its window.
///
/// That holds where the stack is all that the scroll view contains; elsewhere all are built.
public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

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
    VStack(alignment: alignment, spacing: spacing) { content }
  }
}

extension LazyVStack: WindowedStack {
  var windowed: AnyView {
    AnyView(
      ListCore(content: content, selection: nil, alignment: alignment, spacing: spacing))
  }
}

/// Content of which a scroll view builds only what is in its window.
@MainActor
protocol WindowedStack {
  /// The content with a window of its own.
  var windowed: AnyView { get }
}

/// Views side by side, all built.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: Int?
  private let content: Content

  /// Puts views side by side, `spacing` columns apart; without it, one column.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The arranged views.
  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) { content }
  }
}

extension LazyVStack: _UnobservingView {}
extension LazyHStack: _UnobservingView {}
