import TerminalUI

/// A screen in place of another one.
struct CoverPage: View {
  @State private var isShown = false

  var body: some View {
    Button("Cover all") { isShown = true }
      .fullScreenCover(isPresented: $isShown) {
        VStack(spacing: 1) {
          Text("Nothing of the old screen is left.")
          Button("Uncover") { isShown = false }
        }
      }
  }
}
