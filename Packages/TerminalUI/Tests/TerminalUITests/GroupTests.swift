import Observation
import TerminalTest
import Testing

/// Groups that open, menus, and views that know their room.
@MainActor
struct GroupTests {
  @Observable
  final class Model {
    var isOpen = false
    var log: [String] = []
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("n\(count)") { count += 1 } }
  }

  private struct Disclosure: View {
    @Bindable var model: Model

    var body: some View {
      DisclosureGroup("More", isExpanded: $model.isOpen) {
        Text("one")
        Text("two")
      }
    }
  }

  @Test func `A group is opened and closed by keys and by mouse`() {
    let model = Model()
    let test = TerminalTest(columns: 8, rows: 3) { Disclosure(model: model) }
    test.expectGrid("\n ▸ More")
    test.send(.enter)
    test.expectGrid(" ▾ More\n   one\n   two")
    test.send(.left)
    #expect(!model.isOpen)
    test.send(.right)
    #expect(model.isOpen)
    test.click("More")
    #expect(!model.isOpen)
    test.send(.character(" "))
    #expect(model.isOpen)
  }

  @Test func `In a list the views of a group are rows`() {
    let test = TerminalTest(columns: 8, rows: 3) {
      List {
        DisclosureGroup("More") {
          ForEach(0..<100) { Text("row \($0)") }
        }
      }
    }
    test.expectGrid("▸ More")
    test.send(.enter)
    test.expectGrid("▾ More\n  row 0\n  row 1↓")
    test.send(.pageDown)
    #expect(test.grid.contains("row 2"))
  }

  private struct Sections: View {
    @Bindable var model: Model

    var body: some View {
      List {
        Section("head", isExpanded: $model.isOpen) { Text("row") }
        Section(isExpanded: $model.isOpen) {
          Text("line")
        } header: {
          Text("other")
        }
      }
    }
  }

  @Test func `A section is opened by its header`() {
    let model = Model()
    let test = TerminalTest(columns: 9, rows: 4) { Sections(model: model) }
    test.expectGrid("▸ head\n▸ other")
    test.click("head")
    test.expectGrid("▾ head\nrow\n▾ other\nline")
  }

  private struct Menus: View {
    let model: Model

    var body: some View {
      VStack {
        Menu("File") {
          Button("Open") { model.log.append("open") }
          Menu("Export") {
            Button("Text") { model.log.append("text") }
          }
        }
        Menu("Send") {
          Button("Later") { model.log.append("later") }
        } primaryAction: {
          model.log.append("send")
        }
      }
    }
  }

  @Test func `A menu opens in front, runs what is chosen, and closes`() {
    let model = Model()
    let test = TerminalTest(columns: 30, rows: 9) { Menus(model: model) }
    #expect(test.grid.contains("[ File ▾ ]"))
    test.send(.enter)
    #expect(test.focused == "Open")
    test.send(.enter)
    #expect(model.log == ["open"])
    #expect(!test.grid.contains("Open"))
    #expect(test.focused == "File")
  }

  @Test func `A choice in a menu inside a menu closes both, Escape one`() {
    let model = Model()
    let test = TerminalTest(columns: 30, rows: 9) { Menus(model: model) }
    test.click("File")
    test.click("Export")
    test.send(.escape)
    #expect(test.focused == "Export")
    test.send(.enter)
    test.click("Text")
    #expect(model.log == ["text"])
    #expect(test.controls.map(\.label) == ["File", "Send", "more"])
  }

  @Test func `A menu with a first action is two controls`() {
    let model = Model()
    let test = TerminalTest(columns: 30, rows: 9) { Menus(model: model) }
    test.click("Send")
    test.click("more")
    test.click("Later")
    #expect(model.log == ["send", "later"])
  }

  private struct Room: View {
    let model: Model

    var body: some View {
      GeometryReader { proxy in
        VStack(alignment: .leading) {
          Text("\(proxy.size.width)×\(proxy.size.height)")
          Text(model.isOpen ? "open" : "closed")
          Counter()
        }
      }
    }
  }

  @Test func `A view knows its room, anew when it changes, and keeps its state`() async {
    let model = Model()
    let test = TerminalTest(columns: 20, rows: 5) { Room(model: model).border(.primary) }
    #expect(test.grid.contains("18×3"))
    test.send(.enter)
    #expect(test.grid.contains("n1"))
    test.resize(columns: 30, rows: 6)
    #expect(test.grid.contains("28×4"))
    #expect(test.grid.contains("n1"))
    model.isOpen = true
    #expect(test.grid.contains("open"))
    test.send(.enter)
    #expect(test.grid.contains("n2"))
    let plain = PlainTest { Room(model: model) }
    await plain.show()
    plain.expectScreen("80×24\nopen\n[1] n0")
  }

  @Test func `A room lies somewhere on the screen`() {
    let test = TerminalTest(columns: 20, rows: 3) {
      VStack {
        Text("above")
        GeometryReader { proxy in
          let frame = proxy.frame(in: .global)
          Text("\(frame.minColumn) \(frame.minRow) \(proxy.frame(in: .local).minRow)")
        }
      }
      .padding(.leading, 3)
    }
    #expect(test.grid.hasSuffix("above\n   3 1 0"))
  }

  @Test func `What is not there is said in the middle`() {
    let test = TerminalTest(columns: 30, rows: 5) {
      ContentUnavailableView(
        "No Mail", systemImage: "star", description: Text("Look later."))
    }
    #expect(test.grid.contains("☆ No Mail\n\n"))
    #expect(test.grid.contains(" Look later."))
    let search = TerminalTest(columns: 40, rows: 5) { ContentUnavailableView.search(text: "x") }
    #expect(search.grid.contains("No Results for “x”"))
  }

  @Test func `Controls of a group stand side by side`() async {
    let test = TerminalTest(columns: 14, rows: 1) {
      ControlGroup("Size") {
        Button("a") {}
        Button("b") {}
      }
    }
    #expect(test.grid.contains("[ a ] [ b ]"))
  }
}
