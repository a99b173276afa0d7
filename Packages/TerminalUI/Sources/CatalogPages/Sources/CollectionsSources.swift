// Made from the pages by `CatalogTests`; the package's README says how.

extension PageSources {
  static let editPage = #"""
    import TerminalUI

    /// Rows that can be deleted and moved.
    struct EditPage: View {
      @State private var planets = ["Mercury", "Venus", "Earth", "Mars"]

      var body: some View {
        VStack(alignment: .leading) {
          EditButton()
          List {
            ForEach(planets, id: \.self) { Text($0) }
              .onDelete { planets.remove(atOffsets: $0) }
              .onMove { planets.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
    }
    """#

  static let forEachPage = #"""
    import TerminalUI

    /// A view for each element, with a binding to it.
    struct ForEachPage: View {
      private struct Item: Identifiable {
        let id: Int
        var name: String
        var isDone = false
      }

      @State private var items = [Item(id: 1, name: "Read"), Item(id: 2, name: "Write")]

      var body: some View {
        VStack(alignment: .leading) {
          ForEach($items) { $item in
            HStack {
              Toggle("", isOn: $item.isDone)
              TextField("Name", text: $item.name).frame(width: 16)
              Button("Drop") { items.removeAll { $0.id == item.id } }
            }
          }
          Button("Add") { items.append(Item(id: (items.last?.id ?? 0) + 1, name: "New")) }
          Text("\(items.filter(\.isDone).count) of \(items.count) done")
        }
      }
    }
    """#

  static let formPage = #"""
    import TerminalUI

    /// Controls below each other; fields show their titles before them.
    struct FormPage: View {
      @State private var name = "Ada 你好"
      @State private var isLoud = false
      @State private var number = 3

      var body: some View {
        Form {
          Section("Who") {
            TextField("Name", text: $name)
          }
          Section("What") {
            Toggle("Loud", isOn: $isLoud)
            Stepper("Number: \(number)", value: $number, in: 0...10)
          }
          Section("So") {
            Text("\(name) wants \(number)\(isLoud ? "!" : ".")")
          }
        }
      }
    }
    """#

  static let gridPage = #"""
    import TerminalUI

    /// Cells in common columns.
    struct GridPage: View {
      var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 2) {
          GridRow {
            Text("Name").bold()
            Text("Symbol").bold()
            Text("Number").bold()
          }
          Divider()
          GridRow {
            Text("Hydrogen")
            Text("H")
            Text("1")
          }
          GridRow {
            Text("Helium")
            Text("He")
            Text("2")
          }
        }
      }
    }
    """#

  static let lazyStackPage = #"""
    import TerminalUI

    /// A stack of which a scroll view builds only what is in its window.
    struct LazyStackPage: View {
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 1) {
            ForEach(0..<10_000) { number in
              HStack {
                Text("\(number)").bold()
                Text(number.isMultiple(of: 2) ? "even" : "odd")
              }
            }
          }
        }
      }
    }
    """#

  static let listPage = #"""
    import TerminalUI

    /// Rows in a window that scrolls; of 100,000 only those in the window are built.
    struct ListPage: View {
      var body: some View {
        List(1..<100_001) { number in
          Text("Row \(number)")
        }
      }
    }
    """#

  static let scrollPage = #"""
    import TerminalUI

    /// A window onto content that is larger in both directions.
    struct ScrollPage: View {
      var body: some View {
        ScrollView([.horizontal, .vertical]) {
          VStack(alignment: .leading) {
            ForEach(1..<31) { row in
              Text((1..<21).map { "\(row)×\($0)" }.joined(separator: " "))
            }
          }
        }
        .frame(width: 30, height: 8)
        .border(.secondary)
      }
    }
    """#

  static let sectionPage = #"""
    import TerminalUI

    /// Rows under headers and above footers.
    struct SectionPage: View {
      var body: some View {
        List {
          Section("Fruit") {
            Text("Apple")
            Text("Pear")
          }
          Section {
            Text("Carrot")
          } header: {
            Text("Vegetables")
          } footer: {
            Text("Rich in carotene.")
          }
        }
      }
    }
    """#

  static let selectionPage = #"""
    import TerminalUI

    /// A list of which rows can be selected.
    struct SelectionPage: View {
      private let planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn"]
      @State private var chosen: Set<String> = ["Earth"]

      var body: some View {
        VStack(alignment: .leading) {
          Text("Chosen: \(chosen.sorted().joined(separator: ", "))")
          List(planets, id: \.self, selection: $chosen) { planet in
            Text(planet)
          }
        }
      }
    }
    """#

  static let sortedTablePage = #"""
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
    """#

  static let tablePage = #"""
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
    """#
}
