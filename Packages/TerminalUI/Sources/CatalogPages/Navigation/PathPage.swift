import TerminalUI

/// A path of values, kept by the view: it can go anywhere at once.
struct PathPage: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Go to 1", value: 1)
        Button("Go to 1, 2, 3") { path = [1, 2, 3] }
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("Path: \(path.map(String.init).joined(separator: " › "))")
          NavigationLink("Go to \(number + 1)", value: number + 1)
          Button("To the root") { path = [] }
        }
        .navigationTitle("\(number)")
      }
    }
  }
}
