import FoundationEssentials
import Observation
import TerminalTest
import Testing

/// Choices, dates and windows as their values change.
@MainActor
struct ChoiceTests {
  @Observable
  final class Model {
    var number: Int?
    var title = "old"
    var date = Date(timeIntervalSince1970: 1_700_000_000)
    var isWide = false
  }

  private struct Optionals: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        Picker("n", selection: $model.number) {
          Text("none").tag(nil as Int?)
          Text("one").tag(1)
          Text("two").tag(2)
          Text("odd").tag(3, includeOptional: false)
        }
        TabView(selection: $model.number) {
          Text("first").tabItem { Text("a") }.tag(1)
          Text("second").tabItem { Text("b") }.tag(2)
        }
      }
    }
  }

  @Test func `A tag stands for an optional selection of the same value`() {
    let model = Model()
    model.number = 1
    let test = TerminalTest(columns: 20, rows: 3) { Optionals(model: model) }
    test.expectGrid("n  ‹ one ›\n[1 a]  2 b\n       first")
    test.send(.right)
    #expect(model.number == 2)
    test.expectGrid("n  ‹ two ›\n 1 a  [2 b]\n       second")
    model.number = nil
    #expect(test.grid.hasPrefix("n  ‹ none ›"))
    model.number = 3
    #expect(test.grid.hasPrefix("n  ‹ – ›"))
  }

  private struct Titled: View {
    let model: Model

    var body: some View { Text(model.title) }
  }

  @Test func `A choice that changes by itself is shown as it is`() async {
    let model = Model()
    let test = TerminalTest(columns: 20, rows: 1) {
      Picker("n", selection: .constant(1)) { Titled(model: model).tag(1) }
    }
    #expect(test.grid.contains("n  ‹ old ›"))
    model.title = "newer"
    #expect(test.grid.contains("n  ‹ newer ›"))
    #expect(test.controls.first?.value == "newer")
  }

  private struct Day: View {
    @Bindable var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        DatePicker(
          "d", selection: $model.date, in: Date(timeIntervalSince1970: 0)...,
          displayedComponents: .date)
        Button("Today") { model.date = Date(timeIntervalSince1970: 1_600_000_000) }
      }
    }
  }

  private func retype(_ text: String, _ test: TerminalTest) {
    test.send(.character("u"), .control)
    test.type(text)
  }

  @Test func `What is no date is said in words, and gone when the field is left`() {
    let test = TerminalTest(columns: 70, rows: 5, helpLine: true) { Day(model: Model()) }
    let before = test.grid
    retype("2024-13-01", test)
    #expect(test.grid.contains("2024-13-01"))
    #expect(test.grid.contains("!\n"))
    #expect(test.grid.contains("This is no date."))
    retype("1960-01-01", test)
    #expect(test.grid.contains("This date is out of range."))
    test.send(.tab)
    test.send(.tab)
    #expect(test.grid == before)
  }

  @Test func `A date set elsewhere is shown in place of what was typed`() {
    let model = Model()
    let test = TerminalTest(columns: 30, rows: 2) { Day(model: model) }
    retype("2024-13", test)
    model.date = Date(timeIntervalSince1970: 1_600_000_000)
    #expect(test.grid.contains("2020-09-13"))
    #expect(!test.grid.contains("!"))
  }

  @Test func `A date typed in another way is shown as it is written`() async {
    let model = Model()
    let plain = PlainTest { Day(model: model) }
    await plain.show()
    await plain.send("set 1 2024-2-3")
    #expect(plain.screen.contains("2024-02-03"))
  }

  private struct Turning: View {
    let model: Model

    var body: some View {
      ScrollView(model.isWide ? .horizontal : .vertical) {
        Text("abcdefgh\n2\n3\n4").fixedSize()
      }
    }
  }

  @Test func `A window that scrolls in another direction does so at once`() {
    let model = Model()
    let test = TerminalTest(columns: 6, rows: 3) { Turning(model: model) }
    test.send(.end)
    #expect(test.grid.contains("4"))
    model.isWide = true
    let wide = TerminalTest(columns: 6, rows: 4) { Turning(model: model) }
    wide.expectGrid("abcdef\n2\n3\n4    →")
    test.resize(columns: 6, rows: 4)
    test.expectGrid(wide.grid)
  }

  @Test func `A window shows that there is more, unless it is told not to`() {
    func window(_ showsIndicators: Bool) -> TerminalTest {
      TerminalTest(columns: 6, rows: 2) {
        ScrollView(showsIndicators: showsIndicators) {
          Text("one\ntwo\n3").frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    window(true).expectGrid("one\ntwo  ↓")
    window(false).expectGrid("one\ntwo")
    TerminalTest(columns: 6, rows: 2) {
      List(0..<9) { Text("\($0)") }.scrollIndicators(.hidden)
    }.expectGrid("0\n1")
  }

  @Test func `What is dangerous or wrong is told without colour too`() {
    let test = TerminalTest(columns: 6, rows: 1) { Button("a", role: .destructive) {} }
    #expect(test.styledGrid.contains("bold"))
  }
}
