import FoundationEssentials
import Observation
import TerminalTest
import Testing

/// Initialisers as a SwiftUI user writes them, each used once and seen on the grid.
@MainActor
struct SpellingTests {
  @Observable
  final class Model {
    var count = 1
    var level = 0.5
    var isOn = false
    var text = ""
    var date = Date(timeIntervalSince1970: 43_200)
    var log: [String] = []
    var selection: Int?
    var chosen: Set<Int> = []
    var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
  }

  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private struct Buttons: View {
    let model: Model

    var body: some View {
      VStack {
        Button("a") { model.log.append("a") }
        Button("b", role: .destructive) { model.log.append("b") }
        Button(role: .cancel) {
          model.log.append("c")
        } label: {
          Text("c")
        }
        Button {
          model.log.append("d")
        } label: {
          Label("d", systemImage: "plus")
        }
        Button(action: { model.log.append("e") }, label: { Text("e") })
        Button("f", systemImage: "star") { model.log.append("f") }
      }
    }
  }

  @Test func `Buttons take a title, a role, or any label`() {
    let model = Model()
    let test = TerminalTest(columns: 12, rows: 6) { Buttons(model: model) }
    test.expectGrid("   [ a ]\n   [ b ]\n   [ c ]\n  [ + d ]\n   [ e ]\n  [ ☆ f ]")
    for label in ["a", "b", "c", "d", "e", "f"] { test.click(label) }
    #expect(model.log == ["a", "b", "c", "d", "e", "f"])
  }

  private struct Values: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        Toggle("t", systemImage: "bolt", isOn: $model.isOn)
        Stepper("n", value: $model.count, in: 0...3, step: 2)
        Stepper(value: $model.count, in: 0...9) { Text("m") }
        Stepper("o", onIncrement: { model.count = 9 }, onDecrement: nil)
        Slider(value: $model.level, in: 0...1, step: 0.25) { editing in
          model.log.append("\(editing)")
        }
        ProgressView("p", value: model.level, total: 2)
        ProgressView(value: model.level) {
          Text("q")
        } currentValueLabel: {
          Text("half")
        }
        Gauge(value: model.level, in: 0...1) {
          Text("g")
        } currentValueLabel: {
          Text("v")
        } minimumValueLabel: {
          Text("lo")
        } maximumValueLabel: {
          Text("hi")
        }
      }
    }
  }

  @Test func `Values are shown and changed by controls with bounds and labels`() {
    let model = Model()
    let test = TerminalTest(columns: 24, rows: 8) { Values(model: model) }
    test.expectGrid(
      """
      [ ] ϟ t
      n  - +
      m  - +
      o  - +
      ██████████░░░░░░░░░░ 0.5
      p ████░░░░░░░░░░░░░░ 25%
      q ████████░░░░░░░░░ half
      g lo ███████░░░░░░░ hi v
      """)
    test.click("n")
    #expect(model.count == 3)
    test.click("n")
    #expect(model.count == 3)
    test.send(.tab)
    test.send(.right)
    #expect(model.count == 4)
    test.click("o")
    #expect(model.count == 9)
    test.send(.left)
    #expect(model.count == 9)
    test.send(.tab)
    test.send(.right)
    #expect(model.level == 0.75)
    #expect(model.log == ["true", "false"])
  }

  private struct Choices: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        Picker("n", selection: $model.count) {
          ForEach(1..<4) { Text("\($0)") }
        }
        .pickerStyle(.segmented)
        Picker("m", selection: $model.count) {
          ForEach(1..<4) { Text("\($0)") }
        }
        .pickerStyle(.menu)
        Text("tap").onTapGesture { model.count = 9 }
      }
    }
  }

  @Test func `A picker shows all choices or one; a view is tapped by key and by mouse`() {
    let model = Model()
    let test = TerminalTest(columns: 11, rows: 3) { Choices(model: model) }
    test.expectGrid("n [1] 2  3\nm  ‹ 1 ›\ntap")
    test.send(.right)
    test.expectGrid("n  1 [2] 3\nm  ‹ 2 ›\ntap")
    test.click("tap")
    #expect(model.count == 9)
    test.expectGrid("n  1  2  3\nm  ‹ – ›\ntap")
    model.count = 1
    test.send(.enter)
    #expect(model.count == 9)
  }

  @Test func `A colour is made of its parts`() {
    #expect(Color(red: 1, green: 0.5, blue: -3) == .rgb(255, 128, 0))
    #expect(Color(red: .nan, green: 2, blue: .infinity) == .rgb(0, 255, 0))
    #expect(Color(white: 1) == .rgb(255, 255, 255))
  }

  private struct Dates: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        DatePicker(
          "from", selection: $model.date, in: Date(timeIntervalSince1970: 0)...,
          displayedComponents: .date)
        DatePicker(
          "to", selection: $model.date, in: ...Date(timeIntervalSince1970: 1e9),
          displayedComponents: .date)
        DatePicker(selection: $model.date, displayedComponents: .date) { Text("any") }
      }
    }
  }

  @Test func `A date outside its range changes nothing`() async {
    let model = Model()
    let plain = PlainTest { Dates(model: model) }
    await plain.show()
    let before = model.date
    for wrong in ["set 1 1960-01-01", "set 2 2020-01-01", "set 3 soon"] { await plain.send(wrong) }
    #expect(model.date == before)
    #expect(plain.errors.count == 3)
    await plain.send("set 1 1999-12-31")
    #expect(model.date > before)
    #expect(plain.errors.count == 3)
  }

  private struct Collections: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        ForEach($model.items) { $item in
          TextField("name", text: $item.name)
        }
        ForEach($model.items, id: \.name) { $item in
          Text(item.name)
        }
        ForEach(0..<2) { Text("\($0)") }
        ForEach(Array(model.items.enumerated()), id: \.offset) { offset, item in
          Text("\(offset) \(item.name)")
        }
      }
    }
  }

  @Test func `A collection behind a binding gives a binding to each element`() {
    let model = Model()
    let test = TerminalTest(columns: 8, rows: 8) { Collections(model: model) }
    test.expectGrid("one\ntwo\none\ntwo\n0\n1\n0 one\n1 two")
    test.type("!")
    #expect(model.items[0].name == "one!")
    model.items.removeFirst()
    test.expectGrid("\ntwo\ntwo\n0\n1\n0 two")
    test.type("?")
    #expect(model.items.map(\.name) == ["two?"])
    model.items = []
    #expect(test.grid.contains("0\n"))
  }

  private struct Lists: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        List(model.items) { Text($0.name) }
        List(0..<2) { Text("\($0)") }
        List($model.items) { $item in Text(item.name) }
        List(model.items, selection: $model.selection) { Text($0.name) }
        List(model.items, id: \.id, selection: $model.chosen) { Text($0.name) }
        List(selection: $model.selection) {
          Text("first").tag(1)
          Text("second").tag(2)
        }
        List {
          Section(header: Text("head"), footer: Text("foot")) { Text("row") }
          Section(header: Text("only head")) { Text("row") }
        }
      }
    }
  }

  @Test func `Lists take data, ranges, bindings and selections`() {
    let model = Model()
    let test = TerminalTest(columns: 12, rows: 21) { Lists(model: model) }
    #expect(test.grid.contains("head\nrow\nfoot"))
    test.send(.enter)
    #expect(model.selection == 1)
    for _ in 0..<2 { test.send(.tab) }
    test.send(.enter)
    test.send(.tab)
    test.send(.enter)
    #expect(model.chosen == [1, 2])
    test.send(.enter)
    #expect(model.chosen == [1])
  }

  private struct Tables: View {
    @Bindable var model: Model

    var body: some View {
      Table(model.items, selection: $model.selection) {
        TableColumn("Id") { Text("\($0.id)") }.width(3)
        TableColumn("Name", value: \.name).width(min: 4, ideal: 6, max: 8)
        TableColumn("Rest") { _ in Text("…") }
      }
    }
  }

  @Test func `A table's rows are selected, its columns have widths`() {
    let model = Model()
    let test = TerminalTest(columns: 20, rows: 3) { Tables(model: model) }
    test.send(.down)
    test.send(.enter)
    #expect(model.selection == 2)
    test.expectGrid("  Id  Name   Rest\n  1   one    …\n> 2   two    …")
  }
}
