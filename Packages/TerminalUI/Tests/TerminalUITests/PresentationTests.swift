import Observation
import TerminalTest
import Testing

@MainActor
struct PresentationTests {
  struct Item: Identifiable {
    let id: Int
  }

  @Observable
  final class Model {
    var isPresented = false
    var isSecond = false
    var item: Item?
    var log: [String] = []
  }

  private struct Sheets: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Text("below")
        Button("open") { model.isPresented = true }
      }
      .sheet(isPresented: $model.isPresented, onDismiss: { model.log.append("dismissed") }) {
        SheetContent(model: model)
      }
      .fullScreenCover(item: $model.item) { item in Text("cover \(item.id)") }
    }
  }

  private struct SheetContent: View {
    @Bindable var model: Model
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("in front")
        Button("close") { dismiss() }
        Button("deeper") { model.isSecond = true }
      }
      .sheet(isPresented: $model.isSecond) { Text("second") }
      .onAppear { model.log.append("appear") }
    }
  }

  @Test func `A sheet is in front, takes the focus, and Escape closes it`() {
    let model = Model()
    let test = TerminalTest(columns: 40, rows: 12) { Sheets(model: model) }
    test.send(.enter)
    #expect(test.grid.contains("in front"))
    #expect(test.controls.map(\.label) == ["close", "deeper"])
    #expect(test.focused == "close")
    test.send(.escape)
    #expect(!model.isPresented)
    #expect(test.focused == "open")
    #expect(model.log == ["appear", "dismissed"])
  }

  @Test func `A sheet presents another; the one in front is closed first`() {
    let model = Model()
    let test = TerminalTest(columns: 40, rows: 12) { Sheets(model: model) }
    test.send(.enter)
    test.click("deeper")
    #expect(test.grid.contains("second"))
    test.send(.escape)
    #expect(model.isPresented && !model.isSecond)
    test.click("close")
    #expect(!model.isPresented)
  }

  @Test func `A cover hides what is below; another identity is another cover`() {
    let model = Model()
    let test = TerminalTest { Sheets(model: model) }
    model.item = Item(id: 1)
    #expect(test.grid.contains("cover 1"))
    #expect(!test.grid.contains("below"))
    model.item = Item(id: 2)
    #expect(test.grid.contains("cover 2"))
    test.send(.escape)
    #expect(model.item == nil)
  }

  private struct Alerts: View {
    @Bindable var model: Model

    var body: some View {
      Button("ask") { model.isPresented = true }
        .alert("Delete?", isPresented: $model.isPresented) {
          Button("Delete", role: .destructive) { model.log.append("deleted") }
          Button("Keep", role: .cancel) { model.log.append("kept") }
        } message: {
          Text("It is lost for good.")
        }
    }
  }

  @Test func `An alert's buttons act and close it`() {
    let model = Model()
    let test = TerminalTest(columns: 40, rows: 10) { Alerts(model: model) }
    test.send(.enter)
    #expect(test.grid.contains("It is lost for good."))
    #expect(test.controls.map(\.label) == ["Delete", "Keep"])
    test.send(.enter)
    #expect(model.log == ["deleted"])
    #expect(!model.isPresented)
  }

  @Test func `Escape presses the cancel button of an alert`() {
    let model = Model()
    let test = TerminalTest { Alerts(model: model) }
    test.send(.enter)
    test.send(.escape)
    #expect(model.log == ["kept"])
    #expect(!model.isPresented)
  }

  private struct Bare: View {
    @Bindable var model: Model

    var body: some View {
      Text("x")
        .alert("Note", isPresented: $model.isPresented) {}
        .confirmationDialog("Choose", isPresented: $model.isSecond) {
          Button("One") { model.log.append("one") }
        }
    }
  }

  @Test func `An alert without buttons has one to close it`() {
    let model = Model()
    let test = TerminalTest { Bare(model: model) }
    model.isPresented = true
    #expect(test.controls.map(\.label) == ["OK"])
    test.send(.enter)
    #expect(!model.isPresented)
    model.isSecond = true
    #expect(test.controls.map(\.label) == ["One"])
    test.send(.enter)
    #expect(!model.isSecond)
    #expect(model.log == ["one"])
  }

  private struct Guarded: View {
    @Bindable var model: Model

    var body: some View {
      Text("x").sheet(isPresented: $model.isPresented) {
        Text("dirty").interactiveDismissDisabled()
      }
    }
  }

  @Test func `A sheet may refuse to be dismissed by Escape`() {
    let model = Model()
    let test = TerminalTest { Guarded(model: model) }
    model.isPresented = true
    _ = test.grid
    test.send(.escape)
    #expect(model.isPresented)
  }
}
