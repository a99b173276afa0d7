import TerminalUI

/// Views handled as one, and views whose type is hidden.
struct GroupPage: View {
  @State private var isText = true

  var body: some View {
    VStack {
      Group {
        Text("both")
        Text("green")
      }
      .foregroundStyle(.green)
      hidden
      Button("Change") { isText.toggle() }
    }
  }

  private var hidden: AnyView {
    isText ? AnyView(Text("a text")) : AnyView(ProgressView(value: 0.5).frame(width: 12))
  }
}
