import TerminalUI

/// Any view that can be clicked, or pressed while it has the focus.
struct TapPage: View {
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 1) {
      Text("Tap here").padding(.horizontal).border(.tint)
        .onTapGesture { taps += 1 }
      Text("\(taps) taps")
    }
  }
}
