import LinkRouting
import TerminalUI

/// The root of the second tab.
struct FavoritesView: View {
  var body: some View {
    VStack(alignment: .leading) {
      RouteLink("Favorite 7", to: "/favorites/7")
      RouteLink("Detail 1 at home", to: "/details/1")
    }
    .navigationTitle("Favorites")
  }
}
