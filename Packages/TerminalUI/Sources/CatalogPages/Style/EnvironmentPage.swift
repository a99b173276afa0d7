import TerminalUI

private struct GreetingKey: EnvironmentKey {
  static let defaultValue = "Hello"
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

/// Values handed down to all views inside.
struct EnvironmentPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Greeting(name: "Ada")
      Greeting(name: "Blaise").environment(\.greeting, "Bonjour")
      Greeting(name: "all").transformEnvironment(\.greeting) { $0 += " to" }
    }
  }
}

private struct Greeting: View {
  let name: String
  @Environment(\.greeting) private var greeting

  var body: some View {
    Text("\(greeting) \(name)")
  }
}
