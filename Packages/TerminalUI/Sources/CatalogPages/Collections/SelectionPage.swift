import TerminalUI

/// A list of which rows can be selected.
struct SelectionPage: View {
  private let planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn"]
  @State private var chosen: Set<String> = ["Earth"]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Chosen: \(chosen.sorted().joined(separator: ", "))")
      List(planets, id: \.self, selection: $chosen) { planet in
        Text(planet)
      }
    }
  }
}
