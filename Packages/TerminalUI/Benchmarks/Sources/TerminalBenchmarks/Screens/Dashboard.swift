import TerminalUI

/// A full screen of rows with seven texts each, of which as many as asked for change with a key.
struct Dashboard: View {
  /// How many rows change when `x` is pressed.
  let changes: Int
  @State private var round = 0

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Dashboard").bold()
        Spacer()
        Button("Next") { round += 1 }.keyboardShortcut("x")
      }
      Divider()
      ForEach(0..<56) { number in
        DashboardRow(number: number, value: number < changes ? round % 10 : 7)
      }
    }
  }
}

/// One row of a ``Dashboard``; its value takes one cell.
struct DashboardRow: View {
  let number: Int
  let value: Int

  var body: some View {
    HStack {
      Text("row \(number)").frame(width: 8, alignment: .leading)
      Text("The quick brown fox jumps over the lazy dog.").foregroundStyle(.green)
      Text("\(value)").bold().frame(width: 6, alignment: .trailing)
      Text("kilobytes a second, measured over the last minute").foregroundStyle(.secondary)
      Spacer()
      Text("最終更新 12:30").frame(width: 24, alignment: .leading)
      Text(number.isMultiple(of: 2) ? "running" : "waiting").frame(width: 20)
      Text("up").frame(width: 10, alignment: .trailing)
    }
  }
}

/// A full screen in which every cell is another one after a key.
struct EveryCell: View {
  @State private var round = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("Next") { round += 1 }.keyboardShortcut("x")
      ForEach(0..<58) { number in
        HStack {
          ForEach(0..<8) { column in
            Text(
              "\(round.isMultiple(of: 2) ? "even" : "odd ") \(number) \(column) of a wall of text"
            )
            .frame(width: 24, alignment: .leading)
          }
        }
      }
    }
  }
}
