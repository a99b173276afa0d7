import Observation
import TerminalTest
import Testing

@MainActor
struct TabTests {
  enum Tab: Hashable { case a, b, c }

  @Observable
  final class Model {
    var tab = Tab.a
    var log: [String] = []
  }

  private struct Tabs: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        Screen(name: "a", model: model).tabItem { Text("First") }.tag(Tab.a)
        Screen(name: "b", model: model).tabItem { Text("Second") }.tag(Tab.b)
          .onAppear { model.log.append("outer b") }
        Screen(name: "c", model: model).tag(Tab.c).tabItem { Label("Third", systemImage: "star") }
      }
    }
  }

  private struct Screen: View {
    let name: String
    let model: Model
    @State private var presses = 0

    var body: some View {
      Button("\(name) \(presses)") { presses += 1 }
        .onAppear { model.log.append("+\(name)") }
        .onDisappear { model.log.append("-\(name)") }
    }
  }

  @Test func `Digits and Ctrl-arrows switch tabs`() {
    let model = Model()
    let test = TerminalTest(columns: 32, rows: 3) { Tabs(model: model) }
    #expect(test.grid.hasPrefix("[1 First]  2 Second   3 Third"))
    test.send(.character("2"))
    #expect(model.tab == .b)
    test.send(.right, .control)
    #expect(model.tab == .c)
    test.send(.right, .control)
    #expect(model.tab == .c)
    test.send(.left, .control)
    #expect(model.tab == .b)
    test.send(.character("9"))
    #expect(model.tab == .b)
  }

  @Test func `Only the selected screen appears, and each keeps its state`() {
    let model = Model()
    let test = TerminalTest { Tabs(model: model) }
    #expect(model.log == ["+a"])
    test.send(.enter)
    #expect(test.focused == "a 1")
    test.send(.character("2"))
    #expect(test.focused == "b 0")
    #expect(model.log.sorted() == ["+a", "+b", "-a", "outer b"])
    model.tab = .a
    #expect(test.focused == "a 1")
    #expect(model.log.filter { $0 == "+a" }.count == 2)
  }

  @Test func `A click on a tab shows it`() {
    let model = Model()
    let test = TerminalTest { Tabs(model: model) }
    test.click("Second")
    #expect(model.tab == .b)
    #expect(test.focused == "b 0")
  }

  @Test func `A tab view without a binding keeps its own selection`() {
    let test = TerminalTest {
      TabView {
        Text("one").tabItem { Text("1st") }
        Text("two").tabItem { Text("2nd") }
      }
    }
    #expect(test.grid.contains("one"))
    test.send(.character("2"))
    #expect(test.grid.contains("two"))
  }
}
