import LinkRouting
import TerminalUI

/// The root of the first tab.
struct HomeView: View {
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(1...3, id: \.self) { id in
        RouteLink("Detail \(id)", name: "details", params: ["id": "\(id)"])
      }
      RouteLink("Greeting", to: "/greeting")
      RouteLink("Greeting for Ada", to: "/greeting/Ada")
      RouteLink("Old address", to: "/old/2?from=home")
      RouteLink("A page that is not there", to: "/nowhere")
      RouteLink("Around in a circle", to: "/circle")
    }
    .navigationTitle("Home")
  }
}
