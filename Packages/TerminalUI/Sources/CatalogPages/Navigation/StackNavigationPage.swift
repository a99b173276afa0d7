import TerminalUI

/// Screens in front of each other; Escape goes back.
struct StackNavigationPage: View {
  var body: some View {
    NavigationStack {
      List(["One", "Two", "Three"], id: \.self) { name in
        NavigationLink(name) {
          Text("This is \(name.lowercased()).").navigationTitle(name)
        }
      }
      .navigationTitle("Numbers")
    }
  }
}
