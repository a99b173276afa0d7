import TerminalUI

/// Rows that can be deleted and moved.
struct EditPage: View {
  @State private var planets = ["Mercury", "Venus", "Earth", "Mars"]

  var body: some View {
    VStack(alignment: .leading) {
      EditButton()
      List {
        ForEach(planets, id: \.self) { Text($0) }
          .onDelete { planets.remove(atOffsets: $0) }
          .onMove { planets.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}
