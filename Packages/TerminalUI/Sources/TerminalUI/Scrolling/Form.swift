/// Rows of controls below each other in a window that scrolls; fields show their titles.
public struct Form<Content: View>: View {
  private let content: Content

  /// A form of the views of the closure.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows.
  public var body: some View {
    ListCore(content: content, selection: nil).environment(\.showsFieldLabels, true)
  }
}
