import TerminalUI

/// A screen in front of part of another one.
struct SheetPage: View {
  private struct Planet: Identifiable {
    let id: String
  }

  @State private var isShown = false
  @State private var planet: Planet?
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text("Answer: \(answer)")
      Button("Ask") { isShown = true }
      Button("Show Mars") { planet = Planet(id: "Mars") }
    }
    .sheet(isPresented: $isShown) {
      Question(answer: $answer)
    }
    .sheet(item: $planet) { planet in
      Text("\(planet.id) has two moons.")
    }
  }
}

private struct Question: View {
  @Binding var answer: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 1) {
      TextField("Your answer", text: $answer).onSubmit { dismiss() }.frame(maxWidth: 20)
      Button("Done") { dismiss() }
    }
  }
}
