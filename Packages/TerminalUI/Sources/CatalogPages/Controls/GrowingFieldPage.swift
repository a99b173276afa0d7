import TerminalUI

/// A field that grows with its text; Enter submits, Alt-Enter begins a new line.
struct GrowingFieldPage: View {
  @State private var note = "A field as high as its text, up to four lines of it."
  @State private var kept = "nothing yet"

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      TextField("Note", text: $note, axis: .vertical)
        .lineLimit(...4)
        .submitLabel(.done)
        .onSubmit { kept = note }
      Text("Kept: \(kept)")
    }
    .frame(maxWidth: 24)
  }
}
