import TerminalUI

/// Views that take the size they like, whatever is offered.
struct FixedSizePage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("wraps in twelve columns").frame(width: 12)
      Text("goes beyond them").fixedSize().frame(width: 12, alignment: .leading)
      Text("cut at the edge").fixedSize().frame(width: 12, alignment: .leading).clipped()
      Text("as many lines as it takes").fixedSize(horizontal: false, vertical: true)
        .frame(width: 12, height: 1, alignment: .topLeading)
    }
  }
}
