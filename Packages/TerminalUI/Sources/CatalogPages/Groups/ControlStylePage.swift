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
