import TerminalTest
import Testing

@MainActor
struct GridTests {
  private let pairs = [("a", "1"), ("bbb", "2")]
  private let aligned = "a   1\nbbb 2"

  private func expect(_ grid: String, @ViewBuilder _ rows: @escaping @MainActor () -> some View) {
    TerminalTest(columns: 12, rows: 4) {
      VStack(alignment: .leading) { Grid(alignment: .leading) { rows() } }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .expectGrid(grid)
  }

  @Test func `Rows made by ForEach share their columns`() {
    expect("\n" + aligned) {
      ForEach(pairs, id: \.0) { pair in
        GridRow {
          Text(pair.0)
          Text(pair.1)
        }
      }
    }
  }

  private struct Row: View {
    let pair: (String, String)

    var body: some View {
      GridRow {
        Text(pair.0)
        Text(pair.1)
      }
    }
  }

  @Test func `Rows in views of their own, in conditions and groups share their columns`() {
    expect("\n" + aligned) {
      Group { Row(pair: pairs[0]) }
      if pairs.count > 1 { AnyView(Row(pair: pairs[1])) }
    }
  }

  @Test func `What changes a row changes each of its cells`() {
    expect("\n" + aligned) {
      Row(pair: pairs[0]).opacity(0.5).tag(1)
      Row(pair: pairs[1]).foregroundStyle(.red).id("b")
    }
    expect(" a     1\n\n bbb   2") {
      Row(pair: pairs[0]).padding(.horizontal)
      Text("")
      Row(pair: pairs[1]).padding(.horizontal)
    }
  }
}
