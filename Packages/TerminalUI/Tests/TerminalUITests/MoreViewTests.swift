import FoundationEssentials
import Observation
import TerminalTest
import Testing

@MainActor
struct MoreViewTests {
  @Observable
  final class Model {
    var text = "one\ntwo"
    var level = 0.5
    var date = Date(timeIntervalSince1970: 0)
    var urls: [URL] = []
  }

  private struct Editor: View {
    @Bindable var model: Model

    var body: some View {
      TextEditor(text: $model.text)
    }
  }

  @Test func `An editor takes lines, moves by rows and wraps`() {
    let model = Model()
    let test = TerminalTest(columns: 5, rows: 3) { Editor(model: model) }
    test.expectGrid("one\ntwo")
    #expect(test.cursor == Point(column: 3, row: 1))
    test.send(.enter)
    test.type("abcdefg")
    #expect(model.text == "one\ntwo\nabcdefg")
    test.expectGrid("two\nabcde\nfg")
    #expect(test.cursor == Point(column: 2, row: 2))
    test.send(.up)
    test.type("X")
    #expect(model.text == "one\ntwo\nabXcdefg")
    test.send(.home, .control)
    test.send(.delete)
    #expect(model.text == "ne\ntwo\nabXcdefg")
    test.paste("a\r\nb")
    #expect(model.text == "a\nbne\ntwo\nabXcdefg")
  }

  private struct Level: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Slider(value: $model.level, in: 0...1, step: 0.25)
        Gauge(value: model.level) { Text("Level") }
      }
    }
  }

  @Test func `A slider moves by steps within its range, a gauge shows it`() {
    let model = Model()
    let test = TerminalTest(columns: 20, rows: 2) { Level(model: model) }
    test.send(.right)
    #expect(model.level == 0.75)
    test.send(.right)
    test.send(.right)
    #expect(model.level == 1)
    test.send(.left)
    #expect(test.grid.contains("Level"))
    #expect(test.grid.contains("75%"))
  }

  private struct Day: View {
    @Bindable var model: Model

    var body: some View {
      DatePicker("Day", selection: $model.date, displayedComponents: .date)
    }
  }

  @Test func `A date is typed; what is no date changes nothing`() {
    let model = Model()
    let test = TerminalTest(columns: 24, rows: 1) { Day(model: model) }
    let before = model.date
    test.send(.character("u"), .control)
    test.type("2024-02-30")
    #expect(test.grid.contains("2024-02-30"))
    test.send(.backspace)
    test.send(.backspace)
    test.type("29")
    #expect(model.date != before)
    #expect(LocalDateText(model.date).text == "2024-02-29")
  }

  /// Reads a date back through a picker of its own.
  private struct LocalDateText {
    let text: String

    @MainActor
    init(_ date: Date) {
      let test = TerminalTest(columns: 30, rows: 1) {
        DatePicker("", selection: .constant(date), displayedComponents: .date)
      }
      text = test.controls.first?.value ?? ""
    }
  }

  @Test func `A grid's cells stand in columns`() {
    TerminalTest(columns: 12, rows: 3) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("long")
        }
        GridRow {
          Text("bcd")
          Text("e")
        }
        Divider()
      }
    }.expectGrid("a   long\nbcd e\n────────────")
    TerminalTest(columns: 5, rows: 2) {
      Grid(alignment: .leading) {
        GridRow {
          Text("aa")
          Text("long text").lineLimit(1)
        }
      }
    }.expectGrid("aa l…")
  }

  struct Person: Identifiable {
    let id: Int
    let name: String
  }

  @Test func `A table has titles and columns`() {
    let people = [Person(id: 1, name: "Ada"), Person(id: 22, name: "Charles")]
    TerminalTest(columns: 20, rows: 3) {
      Table(people) {
        TableColumn("Id") { person in Text("\(person.id)") }.width(4)
        TableColumn("Name", value: \Person.name)
      }
    }.expectGrid("Id   Name\n1    Ada\n22   Charles")
  }

  @Test func `Redacted text is shown as blocks of its width`() {
    TerminalTest(columns: 8, rows: 1) {
      HStack {
        Text("a你b")
        Text("ok").unredacted()
      }
      .redacted(reason: .placeholder)
    }.expectGrid("░░░░ ok")
  }

  private struct Secrets: View {
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: .constant("secret"))
        TextEditor(text: .constant("secret")).frame(height: 1)
        Slider(value: .constant(0.5))
        Picker("Who", selection: .constant(1)) { Text("secret").tag(1) }
        Gauge(value: 0.5) { Text("Level") }
        Text("secret")
      }
    }
  }

  @Test func `Redacted values are neither drawn nor printed`() async {
    let test = TerminalTest(columns: 12, rows: 6) { Secrets().redacted(reason: .placeholder) }
    test.expectGrid(
      "░░░░░░\n░░░░░░\n░░░░░░░░░░░░\n░░░░░░░░░░░░\n░░░░░ ░░░░░░\n░░░░░░")
    #expect(!test.controls.contains { $0.value?.contains("secret") == true })
    let plain = PlainTest { Secrets().redacted(reason: .placeholder) }
    await plain.show()
    #expect(!plain.screen.contains("secret"))
    #expect(!plain.screen.contains("50"))
  }

  @Test func `Privacy hides what is sensitive, and that alone`() {
    TerminalTest(columns: 8, rows: 1) {
      HStack {
        Text("ab").privacySensitive()
        Text("ok")
      }
      .redacted(reason: .privacy)
    }.expectGrid(" ░░ ok")
  }

  @MainActor
  final class Builds {
    var rows: Set<Int> = []
  }

  @Test func `A lazy stack in a scroll view builds what is in the window`() {
    let builds = Builds()
    let test = TerminalTest(columns: 8, rows: 4) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 1) {
          ForEach(0..<10_000, id: \.self) { number in
            Counted(number: number, builds: builds)
          }
        }
      }
    }
    test.expectGrid("row 0\n\nrow 1\n       ↓")
    #expect(builds.rows == [0, 1])
  }

  private struct Counted: View {
    let number: Int
    let builds: Builds

    var body: some View {
      builds.rows.insert(number)
      return Text("row \(number)")
    }
  }

  @Test func `A link opens its URL with the app's own handler`() throws {
    let model = Model()
    let url = try #require(URL(string: "numbers://a"))
    let test = TerminalTest {
      Link("Go", destination: url).onOpenURL { model.urls.append($0) }
    }
    test.send(.enter)
    #expect(model.urls == [url])
  }

  @Test func `Labelled content stands at both sides`() {
    TerminalTest(columns: 12, rows: 1) { LabeledContent("Name", value: "Ada") }
      .expectGrid("Name     Ada")
  }
}
