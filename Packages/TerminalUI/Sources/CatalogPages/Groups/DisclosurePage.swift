import TerminalUI

/// Views that a title opens and closes, alone and as rows of a list.
struct DisclosurePage: View {
  @State private var isOpen = true
  @State private var isSectionOpen = true

  var body: some View {
    List {
      DisclosureGroup("Planets", isExpanded: $isOpen) {
        Text("Mercury")
        DisclosureGroup("Gas giants") {
          Text("Jupiter")
          Text("Saturn")
        }
      }
      Section("Stars", isExpanded: $isSectionOpen) {
        Text("Vega")
      }
      Toggle("Planets are open", isOn: $isOpen)
    }
  }
}
