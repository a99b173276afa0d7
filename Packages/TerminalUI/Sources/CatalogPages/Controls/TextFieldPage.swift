import TerminalUI

/// A line of text, edited as readline does; Enter submits.
struct TextFieldPage: View {
  @State private var name = "Ada"
  @State private var search = ""
  @State private var submitted = "nothing yet"

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      TextField("Name", text: $name)
      TextField("Search", text: $search, prompt: Text("Type and press Enter"))
        .onSubmit { submitted = search }
      Text("Hello, \(name)!")
      Text("Submitted: \(submitted)")
    }
    .frame(maxWidth: 30)
  }
}
