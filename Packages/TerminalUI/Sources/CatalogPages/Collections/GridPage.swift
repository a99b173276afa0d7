import TerminalUI

/// Cells in common columns.
struct GridPage: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 2) {
      GridRow {
        Text("Name").bold()
        Text("Symbol").bold()
        Text("Number").bold()
      }
      Divider()
      GridRow {
        Text("Hydrogen")
        Text("H")
        Text("1")
      }
      GridRow {
        Text("Helium")
        Text("He")
        Text("2")
      }
    }
  }
}
