// Made from the pages by `CatalogTests`; the package's README says how.

extension PageSources {
  static let destinationPage = #"""
    import TerminalUI

    /// Screens pushed while a value says so.
    struct DestinationPage: View {
      @State private var isShown = false
      @State private var chosen: String?

      var body: some View {
        NavigationStack {
          VStack {
            Button("Show details") { isShown = true }
            Button("Choose Mars") { chosen = "Mars" }
          }
          .navigationTitle("Start")
          .navigationDestination(isPresented: $isShown) {
            Text("Details").navigationTitle("Details")
          }
          .navigationDestination(item: $chosen) { planet in
            Button("Leave \(planet)") { chosen = nil }.navigationTitle(planet)
          }
        }
      }
    }
    """#

  static let pathPage = #"""
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
    """#

  static let stackNavigationPage = #"""
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
    """#

  static let tabPage = #"""
    import TerminalUI

    /// Screens side by side; digits and Ctrl-arrows switch.
    struct TabPage: View {
      @State private var tab = "home"

      var body: some View {
        TabView(selection: $tab) {
          Button("Go to settings") { tab = "settings" }
            .tabItem { Text("Home") }
            .tag("home")
          Text("You have no mail.")
            .tabItem { Label("Mail", systemImage: "star") }
            .tag("mail")
          Toggle("Loud", isOn: .constant(true))
            .tabItem { Text("Settings") }
            .tag("settings")
        }
      }
    }
    """#

  static let toolbarPage = #"""
    import TerminalUI

    /// Controls beside the title and below the screen.
    struct ToolbarPage: View {
      @State private var last = "nothing yet"

      var body: some View {
        NavigationStack {
          Text("Pressed: \(last)")
            .navigationTitle("Letter")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { last = "Cancel" }
              }
              ToolbarItem(placement: .primaryAction) {
                Button("Send") { last = "Send" }
              }
              ToolbarItem(placement: .bottomBar) {
                Button("Attach") { last = "Attach" }
              }
            }
        }
      }
    }
    """#
}
