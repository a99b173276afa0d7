import LinkRouting
import TerminalUI

/// A detail, which keeps a count while it is on its stack.
struct DetailView: View {
  let id: Int
  var isFavorite = false
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("This is \(isFavorite ? "favorite" : "detail") \(id).")
      Button("Count: \(count)") { count += 1 }
      if !isFavorite {
        RouteLink("Greeting here", to: "/details/\(id)/greeting/number%20\(id)")
        RouteLink("The next one", to: "/details/\(id + 1)")
      }
      RouteLink("Favorites", to: "/favorites")
    }
    .navigationTitle("\(isFavorite ? "Favorite" : "Detail") \(id)")
  }
}
