import TerminalUI

/// A stack of which a scroll view builds only what is in its window.
struct LazyStackPage: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 1) {
        ForEach(0..<10_000) { number in
          HStack {
            Text("\(number)").bold()
            Text(number.isMultiple(of: 2) ? "even" : "odd")
          }
        }
      }
    }
  }
}
