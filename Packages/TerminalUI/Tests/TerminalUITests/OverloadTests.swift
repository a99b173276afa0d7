import FoundationEssentials
import Observation
import TerminalTest
import Testing

/// Further spellings of names that SwiftUI has, each used once.
@MainActor
struct OverloadTests {
  @Observable
  final class Model {
    var count = 1
    var level: Double? = 0.5
    var text = ""
    var isShown = true
    var log: [String] = []
    var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    var selection: Int?
    var chosen: Set<Int> = []
    var path = NavigationPath()
  }

  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  struct Stars: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
      func parse(_ value: String) throws -> Int {
        guard value.allSatisfy({ $0 == "*" }) else { throw NoStars() }
        return value.count
      }
    }

    struct NoStars: Error {}

    var parseStrategy: Strategy { Strategy() }
    func format(_ value: Int) -> String { String(repeating: "*", count: value) }
  }

  private struct Formats: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        TextField("stars", value: $model.count, format: Stars())
        Text(model.count, format: Stars())
        Text("\(model.count, format: Stars()) \(1.5, specifier: "%.2f") \(7, specifier: "%03d")")
        Text(Date(timeIntervalSince1970: 43_200), style: .date)
        Stepper("n", value: $model.count, in: 0...9, format: Stars())
        Stepper("m", value: $model.count) { model.log.append("\($0)") }
      }
    }
  }

  @Test func `Values are written and read by formats`() async {
    let model = Model()
    let test = TerminalTest(columns: 20, rows: 6) { Formats(model: model) }
    test.expectGrid("*\n*\n* 1.50 007\n1970-01-01\nn *  - +\nm  - +")
    test.type("**")
    #expect(model.count == 1)
    test.send(.enter)
    #expect(model.count == 3)
    test.type("x")
    test.send(.tab)
    #expect(model.count == 3)
    #expect(test.grid.hasPrefix("***\n***\n"))
    let plain = PlainTest { Formats(model: model) }
    await plain.show()
    await plain.send("set 1 **")
    #expect(model.count == 2)
    await plain.send("set 1 two")
    #expect(model.count == 2 && plain.errors.count == 1)
    await plain.send("set m +")
    #expect(model.log == ["true", "false"])
  }

  @Test(arguments: [
    ("%s", "3"), ("%n", "3"), ("%d%d", "3"), ("%.2f", "3"), ("%5d|", "3"), ("%x", "3"),
    ("%-4d", "3   "), ("%9999d", "3"), ("", "3"), ("%", "3"), ("%lld", "3"), ("%*d", "3"),
  ])
  func `A specifier that is not for the number is passed over`(
    _ specifier: String, _ result: String
  ) {
    let test = TerminalTest(columns: 12, rows: 1) { Text("\(3, specifier: specifier)|") }
    #expect(test.grid.filter { $0 != " " } == (result + "|").filter { $0 != " " })
  }

  private struct Submits: View {
    @Bindable var model: Model

    var body: some View {
      TextField("t", text: $model.text)
        .onSubmit(of: .text) { model.log.append("text") }
        .onSubmit(of: .search) { model.log.append("search") }
        .submitScope()
        .onSubmit { model.log.append("outer") }
    }
  }

  @Test func `Enter runs the actions for text fields, up to a scope`() {
    let model = Model()
    let test = TerminalTest(columns: 12, rows: 1) { Submits(model: model) }
    test.send(.enter)
    #expect(model.log == ["text"])
  }

  struct Failure: LocalizedError {
    var errorDescription: String? { "It broke" }
    var recoverySuggestion: String? { "Mend it" }
  }

  private struct Alerts: View {
    @Bindable var model: Model

    var body: some View {
      Text("x")
        .alert(isPresented: $model.isShown, error: Failure()) { Button("Mend") {} }
    }
  }

  @Test func `An alert is about an error`() {
    let model = Model()
    let test = TerminalTest(columns: 30, rows: 9) { Alerts(model: model) }
    #expect(test.grid.contains("It broke"))
    #expect(test.grid.contains("Mend it"))
    test.send(.enter)
    #expect(!model.isShown)
  }

  @Test func `Lines are reserved and limited`() {
    func rows<Content: View>(@ViewBuilder _ text: @escaping @MainActor () -> Content) -> Int {
      TerminalTest(columns: 3, rows: 9) {
        VStack {
          text()
          Text("|")
        }.frame(maxHeight: .infinity, alignment: .top)
      }.grid.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    }
    let text = Text("a b c d e f")
    #expect(rows { text.lineLimit(2) } == 2)
    #expect(rows { Text("a").lineLimit(3, reservesSpace: true) } == 3)
    #expect(rows { Text("a").lineLimit(2...4) } == 2)
    #expect(rows { text.lineLimit(2...) } == 3)
    #expect(rows { text.lineLimit(...1) } == 1)
  }

  private struct Lists: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        List($model.items, id: \.name) { $item in Text(item.name) }
        List($model.items, selection: $model.selection) { $item in Text(item.name) }
        List($model.items, selection: $model.chosen) { $item in Text(item.name) }
      }
    }
  }

  @Test func `Lists over bindings are selectable`() {
    let model = Model()
    let test = TerminalTest(columns: 8, rows: 6) { Lists(model: model) }
    test.expectGrid("one\ntwo\n  one\n  two\n  one\n  two")
    test.send(.enter)
    #expect(model.selection == 1)
  }

  private struct Columns: View {
    let model: Model

    var body: some View {
      Table(model.items) {
        TableColumn("Id", value: \.id) { Text("#\($0.id)") }.width(3)
        if model.isShown { TableColumn("Name", value: \.name) }
      }
    }
  }

  @Test func `Columns come and go`() {
    let model = Model()
    let test = TerminalTest(columns: 10, rows: 3) { Columns(model: model) }
    test.expectGrid("Id  Name\n#1  one\n#2  two")
    model.isShown = false
    test.expectGrid("Id\n#1\n#2")
  }

  private struct Bars: View {
    @Bindable var model: Model

    @ToolbarContentBuilder private var items: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Button("No") {} }
      if model.isShown {
        ToolbarItem(id: "yes", placement: .secondaryAction) { Button("Yes") {} }
      }
    }

    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root").navigationTitle("Title").toolbar { items }
          .navigationDestination(for: Int.self) { number in
            Text("pushed").navigationBarBackButtonHidden(number == 1)
              .toolbar(number == 2 ? .hidden : .visible, for: .navigationBar)
          }
      }
    }
  }

  @Test func `Toolbars are made of items, bars are hidden`() {
    let model = Model()
    let test = TerminalTest(columns: 30, rows: 7) { Bars(model: model) }
    #expect(test.controls.map(\.label) == ["No", "Yes"])
    model.isShown = false
    #expect(test.controls.map(\.label) == ["No"])
    model.path.append(1)
    #expect(test.grid.contains("pushed"))
    #expect(!test.grid.contains("‹"))
    test.send(.escape)
    #expect(model.path.count == 1)
    model.path = NavigationPath([2])
    #expect(!test.grid.contains("‹"))
    test.send(.escape)
    #expect(model.path.isEmpty)
  }

  struct Place: Codable, Hashable {
    var name: String
  }

  @Test func `A path is saved and read again`() throws {
    var path = NavigationPath()
    path.append(1)
    path.append(Place(name: "Vega"))
    path.append("end")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(
      NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    #expect(read == path.codable)
    path.append(Item(id: 1, name: ""))
    #expect(path.codable == nil)
    for hostile in ["[\"NoType\", 1]", "[\"Si\"]", "[\"Si\", \"x\"]", "[1]", "{}", "[\"yyc\", 1]"] {
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(
          NavigationPath.CodableRepresentation.self, from: Data(hostile.utf8))
      }
    }
  }

  private struct Opening: View {
    let model: Model
    let url: URL

    var body: some View {
      VStack {
        Link("handled", destination: url)
          .environment(
            \.openURL,
            OpenURLAction { url in
              model.log.append(url.absoluteString)
              return .handled
            })
        Link("passed on", destination: url)
          .environment(\.openURL, OpenURLAction { _ in .systemAction })
      }
    }
  }

  @Test func `A link says where it leads, and that nobody opens it`() async throws {
    let model = Model()
    let url = try #require(URL(string: "https://a.b/c"))
    let test = TerminalTest(columns: 60, rows: 5, helpLine: true) {
      Opening(model: model, url: url)
    }
    #expect(test.grid.contains("https://a.b/c"))
    test.send(.enter)
    #expect(model.log == ["https://a.b/c"])
    test.send(.tab)
    test.send(.enter)
    #expect(test.grid.contains("Nothing here opens “https://a.b/c”."))
    test.send(.tab)
    #expect(!test.grid.contains("Nothing here"))
    let plain = PlainTest { Opening(model: model, url: url) }
    await plain.show()
    #expect(plain.screen.contains("[2] passed on: <https://a.b/c>"))
    await plain.send("2")
    #expect(plain.errors == ["Nothing here opens “https://a.b/c”.\n"])
    await plain.send("1")
    #expect(plain.errors.count == 1)
  }

  private struct Shortcuts: View {
    let model: Model

    var body: some View {
      VStack {
        Button("home") { model.log.append("home") }.keyboardShortcut(.home)
        Button("end") { model.log.append("end") }.keyboardShortcut(.end, modifiers: .control)
        Button("up") { model.log.append("up") }.keyboardShortcut(.pageUp)
        Button("down") { model.log.append("down") }.keyboardShortcut(.pageDown)
        Button("del") { model.log.append("del") }.keyboardShortcut(.deleteForward)
      }
    }
  }

  @Test func `Further keys are shortcuts, and have names`() {
    let model = Model()
    let test = TerminalTest(columns: 12, rows: 5) { Shortcuts(model: model) }
    test.send(.home)
    test.send(.end)
    test.send(.end, .control)
    test.send(.pageUp)
    test.send(.pageDown)
    test.send(.delete)
    #expect(model.log == ["home", "end", "up", "down", "del"])
    let titles = Set(test.keys.map(\.key))
    #expect(titles.isSuperset(of: ["Home", "Ctrl-End", "PgUp", "PgDn", "Del"]))
    #expect(EventModifiers.all.isSuperset(of: [.shift, .control, .option, .command]))
    #expect(EventModifiers.all.contains(.capsLock) && EventModifiers.all.contains(.numericPad))
  }

  private struct Styles: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        Label("t", systemImage: "star").labelStyle(.titleOnly)
        Label("t", systemImage: "star").labelStyle(.iconOnly)
        Label("t", systemImage: "star").labelStyle(.titleAndIcon)
        Toggle("s", isOn: $model.isShown).toggleStyle(.switch)
        Toggle("b", isOn: $model.isShown).toggleStyle(.button)
        Toggle("h", isOn: $model.isShown).labelsHidden()
        TextField("f", text: $model.text).textFieldStyle(.roundedBorder)
      }
    }
  }

  @Test func `Styles change looks, not what controls do`() async {
    let model = Model()
    let test = TerminalTest(columns: 12, rows: 9) { Styles(model: model) }
    test.expectGrid(
      "t\n☆\n☆ t\ns (─●)\n[✓ b ]\n[x]\n╭──────────╮\n│f         │\n╰──────────╯")
    test.click("b")
    #expect(test.grid.contains("s (○─)\n[ b ]\n[ ]"))
    let plain = PlainTest { Styles(model: model) }
    await plain.show()
    #expect(plain.screen.hasPrefix("t\nt\nt\n[1] s: off\n[2] b: off\n[3] h: off\n"))
  }
}
