import TerminalUI

/// Who is given room first.
struct PriorityPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack {
        Text("equal shares").lineLimit(1)
        Text("of what there is").lineLimit(1)
      }
      HStack {
        Text("unimportant").lineLimit(1)
        Text("important words").lineLimit(1).layoutPriority(1)
      }
    }
    .frame(width: 22, alignment: .leading)
    .border(.secondary)
  }
}
