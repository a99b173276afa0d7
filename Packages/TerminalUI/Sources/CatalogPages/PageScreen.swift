import TerminalUI

/// A page with its source beside it.
///
/// Without being asked, the source is shown where there is room for both.
struct PageScreen: View {
  let page: CatalogPage
  @State private var wantsSource: Bool?
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  private var showsSource: Bool { wantsSource ?? (horizontalSizeClass == .regular) }

  var body: some View {
    HStack(alignment: .top) {
      page.content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if showsSource {
        Divider()
        ScrollView([.horizontal, .vertical]) { Text(page.source) }
      }
    }
    .navigationTitle(page.name)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button(showsSource ? "Hide source" : "Show source") { wantsSource = !showsSource }
          .keyboardShortcut("v")
          .help(page.shows)
      }
    }
  }
}
