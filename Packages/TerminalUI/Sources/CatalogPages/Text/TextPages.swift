import TerminalUI

extension PageGroup {
  static let text = PageGroup(
    name: "Text",
    pages: [
      CatalogPage(
        "Text", "Text bold italic underline strikethrough foregroundStyle font",
        source: PageSources.textPage
      ) {
        TextPage()
      },
      CatalogPage(
        "Wrapping", "lineLimit truncationMode multilineTextAlignment",
        source: PageSources.wrappingPage
      ) {
        WrappingPage()
      },
      CatalogPage("Attributed text", "Text + Text", source: PageSources.attributedTextPage) {
        AttributedTextPage()
      },
      CatalogPage("Hard text", "Text", source: PageSources.hardTextPage) {
        HardTextPage()
      },
      CatalogPage("Label", "Label LabeledContent", source: PageSources.labelPage) {
        LabelPage()
      },
      CatalogPage("Link", "Link onOpenURL", source: PageSources.linkPage) {
        LinkPage()
      },
    ])
}
