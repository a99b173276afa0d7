import FoundationEssentials
import TerminalUI

/// Rows sorted by the title that is pressed; rows made one by one.
struct SortedTablePage: View {
  private struct Planet: Identifiable {
    let id: String
    let moons: Int
  }

  @State private var planets = [
    Planet(id: "Earth", moons: 1), Planet(id: "Mars", moons: 2), Planet(id: "Jupiter", moons: 95),
  ]
  @State private var order = [KeyPathComparator(\Planet.moons)]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Table(planets, sortOrder: $order) {
        TableColumn("Planet", value: \.id)
        TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }
      }
      .frame(height: 4)
      .onChange(of: order) { planets.sort(using: order) }
      Table(of: Planet.self) {
        TableColumn("Dwarf", value: \.id)
        TableColumn("Moons") { Text("\($0.moons)") }
      } rows: {
        TableRow(Planet(id: "Pluto", moons: 5))
        TableRow(Planet(id: "Ceres", moons: 0))
      }
      .frame(height: 3)
    }
  }
}
