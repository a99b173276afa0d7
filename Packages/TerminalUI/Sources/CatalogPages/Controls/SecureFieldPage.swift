import TerminalUI

/// A line of text that nobody may read.
struct SecureFieldPage: View {
  @State private var password = "secret"

  var body: some View {
    VStack(spacing: 1) {
      SecureField("Password", text: $password)
      Text(password.count < 8 ? "Too short" : "Long enough")
    }
    .frame(maxWidth: 30)
  }
}
