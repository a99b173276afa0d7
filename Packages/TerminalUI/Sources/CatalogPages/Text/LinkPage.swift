import FoundationEssentials
import TerminalUI

/// A link that opens a URL; in plain mode `open URL` does the same.
struct LinkPage: View {
  @State private var opened = "nothing yet"

  var body: some View {
    VStack(spacing: 1) {
      if let url = URL(string: "catalog://links/1") {
        Link("Open catalog://links/1", destination: url)
      }
      Text("Opened: \(opened)")
    }
    .onOpenURL { opened = $0.absoluteString }
  }
}
