import Glibc
import TerminalUI

@main
enum Gallery {
  static func main() async {
    exit(await TerminalHost.run { GalleryView() })
  }
}

struct GalleryView: View {
  @State private var tab = "Counter"

  var body: some View {
    TabView(selection: $tab) {
      CounterScreen().tabItem { Text("Counter") }.tag("Counter")
      FormScreen().tabItem { Text("Form") }.tag("Form")
      ListScreen().tabItem { Text("List") }.tag("List")
      FrontScreen().tabItem { Text("In front") }.tag("In front")
    }
  }
}
