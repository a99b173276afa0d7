import TerminalUI

/// A view that knows its room.
struct GeometryPage: View {
  var body: some View {
    VStack {
      GeometryReader { proxy in
        if proxy.size.width < 50 {
          Text("Little room: \(proxy.size.width)×\(proxy.size.height)")
        } else {
          Text("Much room: \(proxy.size.width)×\(proxy.size.height)")
        }
      }
      .border(.secondary)
      Text("below")
    }
  }
}
