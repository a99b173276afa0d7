import TerminalUI

/// Rows in a window that scrolls; of 100,000 only those in the window are built.
struct ListPage: View {
  var body: some View {
    List(1..<100_001) { number in
      Text("Row \(number)")
    }
  }
}
