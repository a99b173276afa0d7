import TerminalUI

/// A title with a sign before it, and a title with what belongs to it.
struct LabelPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Label("Favourite", systemImage: "star.fill")
      Label("Done", systemImage: "checkmark")
      Label {
        Text("Any two views").bold()
      } icon: {
        Text("»")
      }
      LabeledContent("Name", value: "Ada").frame(width: 24)
      LabeledContent("Progress") {
        Text("50%").foregroundStyle(.green)
      }
      .frame(width: 24)
    }
  }
}
