import TerminalUI

/// Rows under headers and above footers.
struct SectionPage: View {
  var body: some View {
    List {
      Section("Fruit") {
        Text("Apple")
        Text("Pear")
      }
      Section {
        Text("Carrot")
      } header: {
        Text("Vegetables")
      } footer: {
        Text("Rich in carotene.")
      }
    }
  }
}
