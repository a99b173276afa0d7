import Observation
import TerminalTest
import Testing

@MainActor
struct ScreenPictureTests {
  @Observable
  final class Model {
    var count = 1
    var isAsking = false
    var presses = 0
  }

  private struct Inner: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack {
        VStack {
          Text("count \(model.count)")
          Button("press") { model.presses += 1 }.keyboardShortcut("p")
        }
        .navigationTitle("Inside")
      }
      .alert("Really?", isPresented: $model.isAsking) {
        Button("Yes") { model.presses += 1 }
      }
    }
  }

  private struct Outer: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading) {
        Text("before")
        ScreenPicture { Inner(model: model) }
        Button("after") {}
      }
    }
  }

  private func screen(_ model: Model, rows: Int = 8) -> TerminalTest {
    TerminalTest(columns: 20, rows: rows) { Outer(model: model) }
  }

  @Test func aScreenIsDrawnInsideAnotherWithNoFocusOfItsOwn() {
    let test = screen(Model())
    test.expectStyledGrid(
      """
      before
             {bold}Inside{}
      {dim}────────────────────{}

            count 1
           [ press ]

      {reverse}[ after ]{}
      """)
    #expect(test.controls.map(\.label) == ["after"])
  }

  @Test func nothingInsideTakesKeysOrClicks() {
    let model = Model()
    let test = screen(model)
    test.type("p")
    test.send(.tab)
    test.click(column: 10, row: 4)
    test.send(.enter)
    #expect(model.presses == 0)
    #expect(!test.keys.contains { $0.key == "p" })
  }

  @Test func anAlertStaysInsideThePicture() {
    let model = Model()
    model.isAsking = true
    let test = screen(model, rows: 12)
    #expect(test.grid.contains("Really?"))
    #expect(test.controls.map(\.label) == ["after"])
    test.send(.escape)
    #expect(model.isAsking)
  }

  @Test func aChangeInsideIsDrawn() async {
    let model = Model()
    let test = screen(model)
    model.count = 7
    await test.settle()
    #expect(test.grid.contains("count 7"))
  }

  @Test func itTakesTheSizeThatIsLeft() {
    let test = screen(Model())
    test.resize(columns: 12, rows: 6)
    #expect(test.grid.contains("[ press ]"))
    test.resize(columns: 1, rows: 1)
    #expect(test.grid == "b")
  }

  @Test func viewsInsideAppearOnceAndGoWithThePicture() {
    @MainActor final class Log { var lines: [String] = [] }
    let log = Log()
    let test = TerminalTest(columns: 10, rows: 3) {
      ScreenPicture {
        Text("x").onAppear { log.lines.append("in") }.onDisappear { log.lines.append("out") }
      }
    }
    test.resize(columns: 9, rows: 3)
    #expect(log.lines == ["in"])
    test.tearDown()
    #expect(log.lines == ["in", "out"])
  }

  @Test func inPlainModeItsLinesStandBehindABarAndItsControlsHaveNoNumbers() async {
    let test = PlainTest { Outer(model: Model()) }
    await test.run("press", "after")
    test.expectScreen(
      """
      before
      | == Inside ==
      | count 1
      | press
      [1] after
      """)
    #expect(test.errors == ["Unknown command “press”; say “help” for the commands.\n"])
  }
}
