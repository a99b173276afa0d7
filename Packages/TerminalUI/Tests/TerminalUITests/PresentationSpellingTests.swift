import Observation
import TerminalTest
import Testing

/// Alerts, dialogs and tabs as SwiftUI spells them.
@MainActor
struct PresentationSpellingTests {
  @Observable
  final class Model {
    var isAlerting = false
    var isAsking = false
    var data: String?
    var log: [String] = []
  }

  private struct Alerts: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Text("screen")
          .alert(Text("No message"), isPresented: $model.isAlerting) {
            Button("fine") { model.log.append("fine") }
          }
        Text("below")
          .confirmationDialog(Text("Which?"), isPresented: $model.isAsking, presenting: model.data)
        {
          data in
          Button("take \(data)") { model.log.append(data) }
        } message: {
          Text("about \($0)")
        }
      }
    }
  }

  @Test func `An alert takes a text as its title`() {
    let model = Model()
    let test = TerminalTest(columns: 30, rows: 8) { Alerts(model: model) }
    model.isAlerting = true
    #expect(test.grid.contains("No message"))
    test.send(.enter)
    #expect(model.log == ["fine"])
    #expect(!model.isAlerting)
  }

  @Test func `A dialog about a value is shown once there is one`() {
    let model = Model()
    let test = TerminalTest(columns: 30, rows: 9) { Alerts(model: model) }
    model.isAsking = true
    #expect(!test.grid.contains("Which?"))
    model.data = "x"
    #expect(test.grid.contains("Which?"))
    #expect(test.grid.contains("about x"))
    test.send(.enter)
    #expect(model.log == ["x"])
    #expect(!model.isAsking)
  }

  private struct Tabs: View {
    @State private var tab = 2

    var body: some View {
      TabView(selection: $tab) {
        Tab("One", value: 1) { Text("first") }
        Tab("Two", systemImage: "star", value: 2) { Text("second") }
        Tab(value: 3) {
          Text("third")
        } label: {
          Text("Three")
        }
      }
    }
  }

  private struct OwnTabs: View {
    var body: some View {
      TabView {
        Tab("One") { Text("first") }
        Tab("Two", systemImage: "star") { Text("second") }
        Tab {
          Text("third")
        } label: {
          Text("Three")
        }
      }
    }
  }

  @Test func `Tabs are values with titles`() {
    let test = TerminalTest(columns: 30, rows: 2) { Tabs() }
    test.expectGrid(" 1 One  [2 Two]  3 Three\n            second")
    test.send(.character("3"))
    #expect(test.grid.hasSuffix("third"))
  }

  @Test func `A tab view without a selection keeps its own`() {
    let test = TerminalTest(columns: 30, rows: 2) { OwnTabs() }
    test.expectGrid("[1 One]  2 Two   3 Three\n            first")
    test.send(.right, .control)
    #expect(test.grid.hasSuffix("second"))
    test.send(.character("3"))
    #expect(test.grid.hasSuffix("third"))
  }

  private struct SizeView: View {
    @Environment(\.horizontalSizeClass) private var columns
    @Environment(\.verticalSizeClass) private var rows

    var body: some View {
      Text("\(columns == .compact ? "narrow" : "wide") \(rows == .compact ? "low" : "high")")
    }
  }

  @Test func `A view knows whether there is little room or much`() {
    let test = TerminalTest(columns: 80, rows: 24) { SizeView() }
    #expect(test.grid.contains("wide high"))
    test.resize(columns: 40, rows: 12)
    #expect(test.grid.contains("narrow low"))
    let evaluations = test.evaluations
    test.resize(columns: 41, rows: 12)
    #expect(test.evaluations == evaluations)
  }
}
