public import Bindings

/// Screens of which one is shown, chosen by a row of tabs.
///
/// Digits and Ctrl-arrows switch tabs; in plain mode `tab NAME` does. A screen keeps its state while
/// another is shown.
public struct TabView<Selection: Hashable, Content: View>: View {
  private let selection: Binding<Selection>?
  private let content: Content

  /// Tabs whose selection is kept elsewhere; each screen has a `tag` and a `tabItem`.
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The tabs and the screen that is selected.
  public var body: some View {
    if let selection {
      TabViewCore(
        isSelected: { [selected = selection.wrappedValue] in $0.stands(for: selected) },
        content: content
      ) { tag in
        if let value = tag.tagValue(as: Selection.self) { selection.wrappedValue = value }
      }
    } else {
      OwnSelectionTabView(content: content)
    }
  }
}

extension TabView where Selection == Int {
  /// Tabs that keep their own selection.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

private struct OwnSelectionTabView<Content: View>: View {
  let content: Content
  @State private var selection: AnyHashable?

  var body: some View {
    let binding = $selection
    TabViewCore(isSelected: isSelected, content: content) { binding.wrappedValue = $0 }
  }

  private var isSelected: (@MainActor (AnyHashable) -> Bool)? {
    guard let selection else { return nil }
    return { $0 == selection }
  }
}

/// A tab: its title, its value and its screen.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label

  /// A tab with any label.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// The screen with its tab.
  public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}

extension Tab where Value == Never {
  /// A tab of a tab view that keeps its own selection, with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Never, Label == Text {
  /// A tab of a tab view that keeps its own selection.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Tab where Value == Never, Label == TerminalUI.Label<Text, Image> {
  /// A tab of a tab view that keeps its own selection, with a title and a sign.
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TerminalUI.Label(title, systemImage: systemImage) }
  }
}

extension Tab where Label == Text {
  /// A tab with a title.
  public init(_ title: some StringProtocol, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { Text(title) }
  }
}

extension Tab where Label == TerminalUI.Label<Text, Image> {
  /// A tab with a title and a sign.
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      TerminalUI.Label(title, systemImage: systemImage)
    }
  }
}

extension View {
  /// Gives the screen its tab in the tab view around.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItemView(content: self, label: label())
  }
}
