import Observation
import TerminalTest
import Testing

/// Long lists as lines: a window at a time.
@MainActor
struct LongPlainListTests {
  @MainActor
  final class Builds {
    var rows: Set<Int> = []
  }

  private struct Rows: View {
    let count: Int
    let builds: Builds

    var body: some View {
      VStack {
        List(1..<(count + 1)) { number in
          Row(number: number, builds: builds)
        }
        Button("after") {}
      }
    }
  }

  private struct Row: View {
    let number: Int
    let builds: Builds

    var body: some View {
      builds.rows.insert(number)
      return Text("Row \(number)")
    }
  }

  private func lines(_ test: PlainTest) -> [Substring] {
    test.screen.split(separator: "\n")
  }

  @Test func `Of a long list a window is written, with a line for the rest`() async {
    let builds = Builds()
    let test = PlainTest { Rows(count: 100_000, builds: builds) }
    await test.show()
    #expect(lines(test).count == 52)
    #expect(lines(test)[0] == "Row 1")
    #expect(lines(test)[50] == "[1] more rows (51–100 of 100000)")
    #expect(lines(test)[51] == "[2] after")
    #expect(builds.rows.count <= 51)
  }

  @Test func `The window moves on, back, and to any row`() async {
    let test = PlainTest { Rows(count: 120, builds: Builds()) }
    await test.show()
    await test.send("more rows")
    #expect(lines(test)[0] == "[1] earlier rows (1–50 of 120)")
    #expect(lines(test)[1] == "Row 51")
    await test.send("more rows")
    #expect(lines(test).suffix(2) == ["Row 120", "[2] after"])
    await test.send("1")
    #expect(lines(test)[1] == "Row 51")
    await test.send("set 1 120")
    #expect(lines(test).suffix(2) == ["Row 120", "[2] after"])
    await test.send("set earlier rows 121")
    await test.send("set 1 0")
    #expect(test.errors.count == 2)
    #expect(test.errors.allSatisfy { $0.contains("from 1 to 120") })
  }

  @Test(arguments: [0, 1, 49, 50])
  func `A list that fits has no such line`(_ count: Int) async {
    let test = PlainTest { Rows(count: count, builds: Builds()) }
    await test.show()
    #expect(lines(test).count == count + 1)
    #expect(!test.screen.contains("rows ("))
  }

  private struct Loading: View {
    @State private var text = "loading"

    var body: some View {
      Text(text).task {
        for _ in 0..<20 { await Task.yield() }
        text = "loaded"
      }
    }
  }

  @Test func `What the rows of a list load is waited for`() async {
    let test = PlainTest { List(0..<3) { _ in Loading() } }
    await test.show()
    test.expectScreen("loaded\nloaded\nloaded")
  }

  private struct Fields: View {
    @State private var first = ""
    @State private var long = ""
    @State private var note = ""

    var body: some View {
      VStack {
        TextField("Name", text: $first)
        TextField("Name of pet", text: $long)
        TextEditor(text: $note)
      }
    }
  }

  @Test func `A control is set by its label, the longest that fits`() async {
    let test = PlainTest { Fields() }
    await test.show()
    await test.send("set Name Ada Lovelace")
    await test.send("set name of pet Tom")
    await test.send("set 3 one\\ntwo")
    test.expectScreen("[1] Name: Ada Lovelace\n[2] Name of pet: Tom\n[3] text: one\ntwo")
    await test.send("set Nothing x")
    await test.send("set Names x")
    #expect(test.errors.count == 2)
    #expect(test.errors[0] == "There is no control “Nothing” to set.\n")
  }
}
