// Made from the pages by `CatalogTests`; the package's README says how.

extension PageSources {
  static let appearPage = #"""
    import TerminalUI

    /// Told when views come on screen and when they leave.
    struct AppearPage: View {
      @State private var isShown = true
      @State private var log: [String] = []

      var body: some View {
        VStack {
          Toggle("Shown", isOn: $isShown)
          if isShown {
            Text("Here I am")
              .onAppear { log.append("appeared") }
              .onDisappear { log.append("disappeared") }
          }
          Text(log.suffix(4).joined(separator: ", "))
        }
      }
    }
    """#

  static let changePage = #"""
    import TerminalUI

    /// Told when a value has changed, with the old one and the new one.
    struct ChangePage: View {
      @State private var level = 1
      @State private var note = "No change yet"

      var body: some View {
        VStack {
          Stepper("Level \(level)", value: $level, in: 0...9)
          Text(note)
        }
        .onChange(of: level) { old, new in
          note = new > old ? "Up from \(old)" : "Down from \(old)"
        }
      }
    }
    """#

  static let identityPage = #"""
    import TerminalUI

    /// A changed identity is a new view: its state begins anew.
    struct IdentityPage: View {
      @State private var generation = 1

      var body: some View {
        VStack {
          Counter().id(generation)
          Button("Another identity") { generation += 1 }
        }
      }
    }

    private struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("Count: \(count)") { count += 1 }
      }
    }
    """#

  static let statePage = #"""
    import Observation
    import TerminalUI

    /// State of a view's own, and of an object that several views read.
    struct StatePage: View {
      @Observable
      final class Model {
        var count = 0
      }

      @State private var own = 0
      @State private var model = Model()

      var body: some View {
        VStack {
          Button("Own: \(own)") { own += 1 }
          Counter(model: model)
          Counter(model: model)
        }
      }
    }

    private struct Counter: View {
      @Bindable var model: StatePage.Model

      var body: some View {
        Stepper("Shared: \(model.count)", value: $model.count)
      }
    }
    """#

  static let taskPage = #"""
    import TerminalUI

    /// Work that runs while a view is on screen, and again when a value changes.
    struct TaskPage: View {
      @State private var number = 1
      @State private var result = "…"

      var body: some View {
        VStack {
          Stepper("Number \(number)", value: $number, in: 1...20)
          Text("Sum up to it: \(result)")
        }
        .task(id: number) {
          result = "…"
          await Task.yield()
          if !Task.isCancelled { result = "\((1...number).reduce(0, +))" }
        }
      }
    }
    """#
}
