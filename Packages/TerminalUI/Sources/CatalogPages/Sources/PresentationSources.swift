// Made from the pages by `CatalogTests`; the package's README says how.

extension PageSources {
  static let alertPage = #"""
    import TerminalUI

    /// A question that must be answered.
    struct AlertPage: View {
      @State private var isShown = false
      @State private var answer = "none"

      var body: some View {
        VStack {
          Text("Answer: \(answer)")
          Button("Delete …") { isShown = true }
        }
        .alert("Delete it?", isPresented: $isShown) {
          Button("Delete", role: .destructive) { answer = "delete" }
          Button("Keep", role: .cancel) { answer = "keep" }
        } message: {
          Text("It cannot be brought back.")
        }
      }
    }
    """#

  static let coverPage = #"""
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
    """#

  static let dialogPage = #"""
    import TerminalUI

    /// A choice of actions.
    struct DialogPage: View {
      @State private var isShown = false
      @State private var size = "none"

      var body: some View {
        VStack {
          Text("Size: \(size)")
          Button("Choose …") { isShown = true }
        }
        .confirmationDialog("Which size?", isPresented: $isShown) {
          Button("Small") { size = "small" }
          Button("Large") { size = "large" }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    """#

  static let sheetPage = #"""
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
    """#
}
