import TerminalUI

extension PageGroup {
  static let style = PageGroup(
    name: "Style",
    pages: [
      CatalogPage("Colour", "Color foregroundStyle background tint", source: PageSources.colorPage)
      {
        ColorPage()
      },
      CatalogPage("Font", "font fontWeight", source: PageSources.fontPage) {
        FontPage()
      },
      CatalogPage("Visibility", "hidden opacity disabled", source: PageSources.visibilityPage) {
        VisibilityPage()
      },
      CatalogPage("Redacted", "redacted unredacted", source: PageSources.redactedPage) {
        RedactedPage()
      },
      CatalogPage(
        "Environment", "@Environment environment transformEnvironment",
        source: PageSources.environmentPage
      ) {
        EnvironmentPage()
      },
      CatalogPage("Modifier", "ViewModifier modifier", source: PageSources.modifierPage) {
        ModifierPage()
      },
    ])
}
