import TerminalUI

extension PageGroup {
  static let layout = PageGroup(
    name: "Layout",
    pages: [
      CatalogPage("Stacks", "VStack HStack ZStack", source: PageSources.stackPage) {
        StackPage()
      },
      CatalogPage("Spacer and divider", "Spacer Divider", source: PageSources.spacerPage) {
        SpacerPage()
      },
      CatalogPage("Frame", "frame", source: PageSources.framePage) {
        FramePage()
      },
      CatalogPage("Padding and border", "padding border", source: PageSources.paddingPage) {
        PaddingPage()
      },
      CatalogPage("Fixed size", "fixedSize clipped", source: PageSources.fixedSizePage) {
        FixedSizePage()
      },
      CatalogPage("Priority", "layoutPriority", source: PageSources.priorityPage) {
        PriorityPage()
      },
      CatalogPage("Geometry", "GeometryReader", source: PageSources.geometryPage) {
        GeometryPage()
      },
      CatalogPage("Background and overlay", "background overlay", source: PageSources.layersPage) {
        LayersPage()
      },
      CatalogPage("Group and any view", "Group AnyView", source: PageSources.groupPage) {
        GroupPage()
      },
    ])
}
