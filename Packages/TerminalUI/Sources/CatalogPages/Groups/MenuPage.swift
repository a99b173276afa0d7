import TerminalUI

/// Actions behind a button, in menus inside menus, beside a first action.
struct MenuPage: View {
  @State private var last = "nothing"

  var body: some View {
    VStack(alignment: .leading) {
      Menu("File") {
        Button("Open") { last = "open" }
        Menu("Export") {
          Button("As text") { last = "text" }
          Button("As a picture") { last = "picture" }
        }
        Divider()
        Button("Delete", role: .destructive) { last = "delete" }
      }
      Menu("Send") {
        Button("Send later") { last = "later" }
      } primaryAction: {
        last = "send"
      }
      Text("Chosen: \(last)")
    }
  }
}
