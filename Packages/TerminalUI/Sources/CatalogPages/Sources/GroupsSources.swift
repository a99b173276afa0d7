// Made from the pages by `CatalogTests`; the package's README says how.

extension PageSources {
  static let controlGroupPage = #"""
    import TerminalUI

    /// Controls that belong together.
    struct ControlGroupPage: View {
      @State private var size = 3

      var body: some View {
        VStack(alignment: .leading) {
          Text(String(repeating: "●", count: size))
          ControlGroup("Size") {
            Button("Less") { size = max(size - 1, 0) }
            Button("More") { size = min(size + 1, 20) }
          }
          ControlGroup {
            Button("None") { size = 0 }
          }
        }
      }
    }
    """#

  static let controlStylePage = #"""
    import TerminalUI

    /// The looks of labels, toggles and fields, one of them made here.
    struct ControlStylePage: View {
      @State private var isOn = true
      @State private var name = "Ada"

      var body: some View {
        VStack(alignment: .leading) {
          Label("Favourite", systemImage: "star").labelStyle(.titleOnly)
          Label("Favourite", systemImage: "star").labelStyle(.iconOnly)
          Label("Favourite", systemImage: "star").labelStyle(.turned)
          Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
          Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
          Toggle("Button", isOn: $isOn).toggleStyle(.button)
          TextField("Name", text: $name).textFieldStyle(.roundedBorder)
          List(0..<2) { Text("Row \($0)") }.listStyle(.bordered)
        }
      }
    }

    private struct TurnedLabelStyle: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.title
          configuration.icon
        }
      }
    }

    extension LabelStyle where Self == TurnedLabelStyle {
      fileprivate static var turned: Self { Self() }
    }
    """#

  static let disclosurePage = #"""
    import TerminalUI

    /// Views that a title opens and closes, alone and as rows of a list.
    struct DisclosurePage: View {
      @State private var isOpen = true
      @State private var isSectionOpen = true

      var body: some View {
        List {
          DisclosureGroup("Planets", isExpanded: $isOpen) {
            Text("Mercury")
            DisclosureGroup("Gas giants") {
              Text("Jupiter")
              Text("Saturn")
            }
          }
          Section("Stars", isExpanded: $isSectionOpen) {
            Text("Vega")
          }
          Toggle("Planets are open", isOn: $isOpen)
        }
      }
    }
    """#

  static let labelledPage = #"""
    import TerminalUI

    /// Values with their names, and controls without.
    struct LabelledPage: View {
      @State private var isOn = true
      @State private var count = 2

      var body: some View {
        VStack {
          LabeledContent("Name", value: "Ada")
          LabeledContent("Loud") {
            Toggle("Loud", isOn: $isOn)
          }
          LabeledContent("Guests") {
            Stepper("Guests", value: $count, in: 0...9)
          }
          Text("\(count) guests")
        }
        .labelsHidden()
        .frame(maxWidth: 30)
      }
    }
    """#

  static let menuPage = #"""
    import TerminalUI

    /// Actions behind a button, in menus inside menus, beside a first action.
    struct MenuPage: View {
      @State private var last = "nothing"

      var body: some View {
        VStack(alignment: .leading) {
          Menu("File") {
            Button("Open") { last = "open" }
            Menu("Export") {
              Button("As text") { last = "text" }
              Button("As a picture") { last = "picture" }
            }
            Divider()
            Button("Delete", role: .destructive) { last = "delete" }
          }
          Menu("Send") {
            Button("Send later") { last = "later" }
          } primaryAction: {
            last = "send"
          }
          Text("Chosen: \(last)")
        }
      }
    }
    """#

  static let unavailablePage = #"""
    import TerminalUI

    /// What stands where there is nothing.
    struct UnavailablePage: View {
      @State private var mails: [String] = []

      var body: some View {
        if mails.isEmpty {
          ContentUnavailableView {
            Label("No Mail", systemImage: "star")
          } description: {
            Text("What comes in is shown here.")
          } actions: {
            Button("Look for mail") { mails = ["From Ada"] }
          }
        } else {
          List(mails, id: \.self) { Text($0) }
        }
      }
    }
    """#
}
