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
