import TerminalUI

/// The colours of the terminal's own theme.
struct ColorPage: View {
  private let colors: [Color] = [.red, .green, .yellow, .blue, .magenta, .cyan, .white]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(colors, id: \.self) { color in
        HStack {
          Text("■ \(color)").foregroundStyle(color).frame(width: 10, alignment: .leading)
          Text("text on it").background(color)
        }
      }
      Text("the tint").foregroundStyle(.tint).tint(.green)
    }
  }
}
