import TerminalUI

/// A window onto content that is larger in both directions.
struct ScrollPage: View {
  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      VStack(alignment: .leading) {
        ForEach(1..<31) { row in
          Text((1..<21).map { "\(row)×\($0)" }.joined(separator: " "))
        }
      }
    }
    .frame(width: 30, height: 8)
    .border(.secondary)
  }
}
