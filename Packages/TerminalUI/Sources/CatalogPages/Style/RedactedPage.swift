import TerminalUI

/// Blocks in place of what is not there yet.
struct RedactedPage: View {
  @State private var isLoading = true

  var body: some View {
    VStack(alignment: .leading) {
      Group {
        Text("Ada Lovelace").bold()
        Text("Mathematician, 数学者")
        Text("always shown").unredacted()
      }
      .redacted(reason: isLoading ? .placeholder : [])
      Toggle("Loading", isOn: $isLoading)
    }
  }
}
