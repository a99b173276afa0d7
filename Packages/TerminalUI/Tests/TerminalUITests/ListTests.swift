import Observation
import TerminalTest
import Testing

@MainActor
struct ListTests {
  @MainActor
  final class Builds {
    var rows: Set<Int> = []
    var appeared: [Int] = []
    var disappeared: [Int] = []
  }

  private struct Row: View {
    let number: Int
    let builds: Builds

    var body: some View {
      builds.rows.insert(number)
      return Text("row \(number)").onAppear { builds.appeared.append(number) }
        .onDisappear { builds.disappeared.append(number) }
    }
  }

  @Test func `Only rows in the window are built, and those that leave it disappear`() {
    let builds = Builds()
    let test = TerminalTest(columns: 12, rows: 5) {
      List(0..<100_000, id: \.self) { Row(number: $0, builds: builds) }
    }
    #expect(builds.rows == Set(0..<5))
    #expect(test.grid.hasPrefix("row 0\nrow 1"))
    test.scroll(1)
    #expect(test.grid.hasPrefix("row 3"))
    #expect(builds.rows == Set(0..<8))
    #expect(builds.disappeared.sorted() == [0, 1, 2])
    test.send(.end)
    #expect(test.grid.contains("row 99999"))
    #expect(builds.rows.count < 30)
    test.send(.home)
    #expect(test.grid.hasPrefix("row 0"))
  }

  @Test func `A list without controls takes the focus and the arrows scroll it`() {
    let test = TerminalTest(columns: 12, rows: 3) {
      List(0..<10, id: \.self) { Text("row \($0)") }
    }
    test.send(.down)
    #expect(test.grid.hasPrefix("row 1"))
    test.send(.pageDown)
    #expect(test.grid.hasPrefix("row 3"))
    test.send(.up)
    #expect(test.grid.hasPrefix("row 2"))
  }

  private struct Selectable: View {
    @State private var selection: Int?

    var body: some View {
      VStack(spacing: 0) {
        Text("header")
        List(selection: $selection) {
          ForEach(0..<500, id: \.self) { Text("row \($0)") }
        }
        Text("selected: \(selection.map { "\($0)" } ?? "none")")
      }
    }
  }

  @Test func `In a long list header and footer stay and the focused row holds the cursor`() {
    let test = TerminalTest(columns: 20, rows: 12, helpLine: true) { Selectable() }
    for _ in 0..<40 {
      test.send(.down)
    }
    let lines = test.grid.split(separator: "\n")
    #expect(lines.first?.contains("header") == true)
    #expect(test.focused == "row 40")
    #expect(test.cursor.map { test.surface.text(row: $0.row).contains("row 40") } == true)
    test.send(.enter)
    #expect(test.grid.contains("selected: 40"))
    #expect(test.grid.contains("> row 40"))
    for _ in 0..<45 {
      test.send(.up)
    }
    #expect(test.focused == "row 0")
    #expect(test.grid.contains("row 0"))
  }

  private struct Buttons: View {
    @State private var pressed = -1

    var body: some View {
      VStack(spacing: 0) {
        List(0..<100, id: \.self) { number in
          Button("b\(number)") { pressed = number }
        }
        Button("after \(pressed)") {}
      }
    }
  }

  @Test func `Tab walks through all rows and then out of the list`() {
    let test = TerminalTest(columns: 20, rows: 5) { Buttons() }
    for _ in 0..<99 {
      test.send(.tab)
    }
    #expect(test.focused == "b99")
    test.send(.enter)
    test.send(.tab)
    #expect(test.focused == "after 99")
  }

  @Observable
  final class Model {
    var items = Array(0..<20)
  }

  private struct Shrinking: View {
    let model: Model

    var body: some View {
      List(model.items, id: \.self) { Text("row \($0)") }
    }
  }

  @Test func `A list that shrinks shows its last rows`() {
    let model = Model()
    let test = TerminalTest(columns: 10, rows: 3) { Shrinking(model: model) }
    test.send(.end)
    #expect(test.grid.contains("row 19"))
    model.items = [1, 2]
    #expect(test.grid == "row 1\nrow 2")
    model.items = []
    #expect(test.grid == "")
  }

  private struct Groups: View {
    let builds: Builds
    @State private var chosen: Int?

    var body: some View {
      List(selection: $chosen) {
        ForEach([1000, 2000], id: \.self) { group in
          Section("\(group)") {
            ForEach(group..<(group + 500), id: \.self) { number in
              Row(number: number, builds: builds)
            }
          }
        }
        Text("chosen: \(chosen ?? 0)")
      }
    }
  }

  @Test func `Rows of sections in a loop are rows of their own, and built when they are seen`() {
    let builds = Builds()
    let test = TerminalTest(columns: 14, rows: 4) { Groups(builds: builds) }
    test.expectGrid("  1000\n  row 1000\n  row 1001\n  row 1002   ↓")
    #expect(builds.rows.count <= 4)
    test.send(.down)
    test.send(.enter)
    test.expectGrid("  1000\n  row 1000\n> row 1001\n  row 1002   ↓")
    test.send(.end)
    #expect(test.grid.hasSuffix("chosen: 1001"))
    #expect(builds.rows.count <= 12)
  }

  @Test func `Sections have headers and footers`() {
    let test = TerminalTest(columns: 10, rows: 6) {
      List {
        Section {
          Text("one")
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
        Section("Next") { Text("two") }
      }
    }
    test.expectGrid("Head\none\nFoot\nNext\ntwo")
    #expect(test.styledGrid.contains("{bold}Head"))
  }

  @Test func `A scroll view follows the focus and the wheel`() {
    let test = TerminalTest(columns: 10, rows: 3) {
      ScrollView {
        VStack {
          ForEach(0..<10, id: \.self) { number in Button("b\(number)") {} }
        }
      }
    }
    for _ in 0..<5 {
      test.send(.tab)
    }
    #expect(test.focused == "b5")
    #expect(test.grid.contains("b5"))
    test.scroll(-9, column: 4)
    #expect(test.grid.contains("b0"))
  }

  @Observable
  final class Notes {
    var text = "short"
  }

  private struct NoteRow: View {
    let notes: Notes

    var body: some View {
      Text(notes.text)
    }
  }

  @Test(arguments: [false, true])
  func `A row of text takes more lines as it grows, and fewer as it shrinks`(_ isLazy: Bool) {
    let notes = Notes()
    let test = TerminalTest(columns: 10, rows: 5) {
      if isLazy {
        List {
          ForEach(0..<2) { _ in NoteRow(notes: notes) }
          Text("end")
        }
      } else {
        VStack(alignment: .leading) {
          ForEach(0..<2) { _ in NoteRow(notes: notes) }
          Text("end")
          Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    test.expectGrid("short\nshort\nend")
    notes.text = "longer than that"
    test.expectGrid("longer\nthan that\nlonger\nthan that\nend")
    notes.text = "short"
    test.expectGrid("short\nshort\nend")
  }
}
