import TerminalUI

/// Which field has the focus, as a value that is read and written.
struct FocusPage: View {
  private enum Field: String {
    case name, place
  }

  @State private var name = ""
  @State private var place = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .onSubmit { focus = .place }
      TextField("Place", text: $place)
        .focused($focus, equals: .place)
      Button("Begin again") { focus = .name }
      Text("Focus: \(focus?.rawValue ?? "elsewhere")")
    }
    .frame(maxWidth: 30)
  }
}
