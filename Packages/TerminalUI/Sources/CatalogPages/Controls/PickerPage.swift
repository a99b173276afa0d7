import TerminalUI

/// One of several values.
struct PickerPage: View {
  private enum Kind: String, CaseIterable {
    case trivia, math, date, year
  }

  @State private var kind = Kind.math
  @State private var size = 2

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Kind", selection: $kind) {
        ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
      }
      Picker(selection: $size) {
        Text("small").tag(1)
        Text("middle").tag(2)
        Text("large").tag(3)
      } label: {
        Text("Size").bold()
      }
      Picker("All at once", selection: $size) {
        Text("S").tag(1)
        Text("M").tag(2)
        Text("L").tag(3)
      }
      .pickerStyle(.segmented)
      Text("\(kind.rawValue), size \(size)")
    }
  }
}
