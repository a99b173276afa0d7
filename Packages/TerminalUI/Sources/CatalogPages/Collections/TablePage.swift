import TerminalUI

/// Values in columns under titles.
struct TablePage: View {
  private struct Planet: Identifiable {
    let id: String
    let moons: Int
    let day: String
  }

  private let planets = [
    Planet(id: "Earth", moons: 1, day: "24 h"), Planet(id: "Mars", moons: 2, day: "24 h 37 min"),
    Planet(id: "Jupiter", moons: 95, day: "9 h 56 min"),
  ]
  @State private var chosen: String?

  var body: some View {
    VStack(alignment: .leading) {
      Table(planets, selection: $chosen) {
        TableColumn("Planet", value: \.id)
        TableColumn("Moons") { planet in Text("\(planet.moons)") }.width(5)
        TableColumn("Day", value: \.day)
      }
      .frame(height: 5)
      Text("Chosen: \(chosen ?? "none")")
    }
  }
}
