import TerminalUI

/// Counts the rows that have been built.
@MainActor
final class RowCounter {
  private(set) var built = 0

  func count() { built += 1 }
}

/// A list of texts under a title.
struct Rows: View {
  let count: Int
  let counter: RowCounter

  var body: some View {
    VStack(alignment: .leading) {
      Text("Rows").bold()
      List(0..<count, id: \.self) { number in
        CountedRow(number: number, counter: counter)
      }
    }
  }
}

/// A row that says that it has been built.
struct CountedRow: View {
  let number: Int
  let counter: RowCounter

  var body: some View {
    let _ = counter.count()
    HStack {
      Text("row \(number)").frame(width: 12, alignment: .leading)
      Text("with a second column that says a little more")
    }
  }
}

/// A list of buttons, among which the focus moves.
struct ButtonRows: View {
  let count: Int

  var body: some View {
    List(0..<count, id: \.self) { number in
      Button("row \(number)") {}
    }
  }
}
