import InputFuzzing
import Observation
import TerminalCore
import TerminalTest
import Testing

@testable import TerminalUI

/// Layout is kept for what has not changed, and never for what has.
@MainActor
struct LayoutReuseTests {
  @MainActor
  private final class Count {
    var measured = 0
  }

  private struct Counted: LeafView {
    let columns: Int
    let count: Count

    func measure(_ proposal: Proposal, in environment: EnvironmentValues) -> Size {
      count.measured += 1
      return Size(columns: columns, rows: 1)
    }

    func draw(in rect: Rect, on canvas: Canvas, _ environment: EnvironmentValues) {
      canvas.write(
        SanitizedText(String(repeating: "#", count: columns)), at: rect.origin, style: .plain)
    }
  }

  @Observable
  final class Model {
    var text = "a"
    var columns = 3
    var isLong = false
    var hasExtra = false
    var tab = 0
    var rows = [1, 2, 3]
    var title = "Title"
    var alignment = 0
    var isPresented = false
    var identity = 0
    var lineLimit: Int?
  }

  private struct Beside: View {
    let model: Model
    let count: Count

    var body: some View {
      VStack {
        Text(model.text)
        HStack {
          Counted(columns: 4, count: count)
          Counted(columns: 5, count: count)
        }
      }
    }
  }

  @Test func `A change beside a view does not measure the view again`() {
    let model = Model()
    let count = Count()
    let test = TerminalTest(columns: 20, rows: 4) { Beside(model: model, count: count) }
    let before = count.measured
    for number in 0..<10 {
      model.text = "text \(number)"
      #expect(test.grid.contains("text \(number)"))
    }
    #expect(count.measured == before)
    #expect(before > 0)
  }

  @Test func `Nothing is drawn when nothing has changed`() {
    let model = Model()
    let session = ViewSession(
      size: Size(columns: 20, rows: 4), showsHelpLine: true, signal: {}
    ) { Text(model.text) }
    session.update()
    let layouts = session.graph.layoutGeneration
    session.update()
    #expect(session.graph.layoutGeneration == layouts)
    model.text = "b"
    session.update()
    #expect(session.graph.layoutGeneration > layouts)
    #expect(session.surface.text.contains("b"))
  }

  private struct Screen: View {
    let model: Model

    var body: some View {
      TabView(selection: .constant(model.tab)) {
        NavigationStack {
          VStack(alignment: [.leading, .center, .trailing][model.alignment]) {
            Text(model.text).border(.red)
            HStack {
              Text(model.isLong ? "a long text that has to wrap somewhere" : "short")
                .lineLimit(model.lineLimit)
              Spacer()
              Text("end").frame(width: model.columns)
            }
            if model.hasExtra { Label("extra", systemImage: "star") }
            ForEach(model.rows, id: \.self) { Row(number: $0, model: model) }
            Text("id \(model.identity)").id(model.identity)
          }
          .navigationTitle(model.title)
          .toolbar { Button("tool \(model.columns)") {} }
        }
        .tabItem { Text("one \(model.text)") }
        .tag(0)
        List {
          Section("section \(model.text)") {
            ForEach(model.rows, id: \.self) { Row(number: $0, model: model) }
          }
        }
        .tabItem { Text("two") }
        .tag(1)
      }
      .sheet(isPresented: .constant(model.isPresented)) {
        ScrollView { Text(model.isLong ? "a long sheet, rather" : "a sheet") }
      }
    }
  }

  private struct Row: View {
    let number: Int
    let model: Model

    var body: some View {
      VStack(alignment: .leading) {
        Text("row \(number) \(model.text)")
        if model.isLong { Toggle("switch", isOn: .constant(model.hasExtra)) }
      }
      .padding(.leading, model.columns)
    }
  }

  private static func change(_ model: Model, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<11, using: &random) {
    case 0: model.text = String(repeating: "x你", count: Int.random(in: 0...9, using: &random))
    case 1: model.columns = Int.random(in: 0...12, using: &random)
    case 2: model.isLong.toggle()
    case 3: model.hasExtra.toggle()
    case 4: model.tab = Int.random(in: 0...1, using: &random)
    case 5: model.rows.shuffle(using: &random)
    case 6: model.rows = Array(0..<Int.random(in: 0...5, using: &random))
    case 7:
      let titles = ["", "Other", "A title that is longer than the screen is wide"]
      model.title = titles[Int.random(in: 0..<3, using: &random)]
    case 8: model.alignment = Int.random(in: 0...2, using: &random)
    case 9: model.isPresented.toggle()
    default:
      model.identity += 1
      model.lineLimit = [nil, 1, 2].randomElement(using: &random) ?? nil
    }
  }

  @Test(arguments: 0..<12)
  func `After any changes the screen is that of a new tree`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    let old = TerminalTest(columns: 44, rows: 18) { Screen(model: model) }
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...2, using: &random) { Self.change(model, &random) }
      let new = TerminalTest(columns: 44, rows: 18) { Screen(model: model) }
      #expect(old.grid == new.grid, "seed \(seed), step \(step)")
      if old.grid != new.grid { return }
    }
  }
}
