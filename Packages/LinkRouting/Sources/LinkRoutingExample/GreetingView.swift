import LinkRouting
import TerminalUI

/// A modal greeting, for somebody or for everybody.
struct GreetingView: View {
  let name: String?
  @Environment(Navigator.self) private var navigator

  var body: some View {
    let navigator = navigator
    VStack(alignment: .leading) {
      Text("Hello, \(name ?? "whoever you are")!")
      RouteLink("About greetings", to: navigator.rootPath + "/more/about")
      Button("Close") { navigator.dismiss() }
    }
    .navigationTitle("Greeting")
  }
}
