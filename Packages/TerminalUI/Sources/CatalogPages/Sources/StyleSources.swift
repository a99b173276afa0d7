// Made from the pages by `CatalogTests`; the package's README says how.

extension PageSources {
  static let colorPage = #"""
    import TerminalUI

    /// The colours of the terminal's own theme.
    struct ColorPage: View {
      private let colors: [Color] = [.red, .green, .yellow, .blue, .magenta, .cyan, .white]

      var body: some View {
        VStack(alignment: .leading) {
          ForEach(colors, id: \.self) { color in
            HStack {
              Text("■ \(color)").foregroundStyle(color).frame(width: 10, alignment: .leading)
              Text("text on it").background(color)
            }
          }
          Text("the tint").foregroundStyle(.tint).tint(.green)
        }
      }
    }
    """#

  static let environmentPage = #"""
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
    """#

  static let fontPage = #"""
    import TerminalUI

    /// What is left of fonts where all letters are alike.
    struct FontPage: View {
      var body: some View {
        VStack(alignment: .leading) {
          Text("Large title").font(.largeTitle)
          Text("Title").font(.title)
          Text("Headline").font(.headline)
          Text("Body").font(.body)
          Text("Slanted").font(.body.italic())
          Text("Caption").font(.caption)
          Text("Heavy").fontWeight(.heavy)
        }
      }
    }
    """#

  static let modifierPage = #"""
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
    """#

  static let redactedPage = #"""
    import TerminalUI

    /// Blocks in place of what is not there yet.
    struct RedactedPage: View {
      @State private var isLoading = true

      var body: some View {
        VStack(alignment: .leading) {
          Group {
            Text("Ada Lovelace").bold()
            Text("Mathematician, 数学者")
            Text("always shown").unredacted()
          }
          .redacted(reason: isLoading ? .placeholder : [])
          Toggle("Loading", isOn: $isLoading)
        }
      }
    }
    """#

  static let visibilityPage = #"""
    import TerminalUI

    /// Views that are dim, hidden or out of use.
    struct VisibilityPage: View {
      @State private var isOff = true

      var body: some View {
        VStack(alignment: .leading) {
          Text("shown")
          Text("hidden, its room stays").hidden()
          Text("dim").opacity(0.5)
          Text("not drawn").opacity(0)
          Button("Out of use") {}.disabled(isOff)
          Toggle("Off", isOn: $isOff)
        }
      }
    }
    """#
}
