import TerminalUI

/// A change of one's own that any view can take.
struct ModifierPage: View {
  var body: some View {
    VStack(spacing: 1) {
      Text("framed").framed(by: "*")
      Button("pressed") {}.framed(by: "=")
    }
  }
}

private struct Framed: ViewModifier {
  let sign: String

  func body(content: Content) -> some View {
    HStack {
      Text(sign)
      content
      Text(sign)
    }
    .foregroundStyle(.green)
  }
}

extension View {
  fileprivate func framed(by sign: String) -> some View {
    modifier(Framed(sign: sign))
  }
}
