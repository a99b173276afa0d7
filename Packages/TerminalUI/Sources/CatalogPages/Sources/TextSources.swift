// Made from the pages by `CatalogTests`; the package's README says how.

extension PageSources {
  static let attributedTextPage = #"""
    import TerminalUI

    /// Stretches of one text in styles of their own.
    struct AttributedTextPage: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 1) {
          Text("One ") + Text("bold").bold() + Text(" word")
          Text("Two \(Text("red").foregroundStyle(.red)) and \(Text("underlined").underline())")
          Text("Wraps as one text: ") + Text("all of this in italics").italic() + Text(".")
        }
        .frame(width: 24, alignment: .leading)
      }
    }
    """#

  static let hardTextPage = #"""
    import TerminalUI

    /// What other programs trip over: wide glyphs, combining marks, flags, control characters.
    struct HardTextPage: View {
      private let rows = [
        "你好，世界", "e\u{301}a\u{308}o", "🇰🇷 🇪🇺", "❤️ 1️⃣ ✌🏽", "a\u{200B}b\u{AD}c", "\u{1B}[2Jbell\u{7}",
        "tab\tstop", "\u{202E}turned",
      ]

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(rows, id: \.self) { row in
            Text(row)
          }
        }
        .frame(width: 14, alignment: .leading)
        .border(.secondary)
      }
    }
    """#

  static let labelPage = #"""
    import TerminalUI

    /// A title with a sign before it, and a title with what belongs to it.
    struct LabelPage: View {
      var body: some View {
        VStack(alignment: .leading) {
          Label("Favourite", systemImage: "star.fill")
          Label("Done", systemImage: "checkmark")
          Label {
            Text("Any two views").bold()
          } icon: {
            Text("»")
          }
          LabeledContent("Name", value: "Ada").frame(width: 24)
          LabeledContent("Progress") {
            Text("50%").foregroundStyle(.green)
          }
          .frame(width: 24)
        }
      }
    }
    """#

  static let linkPage = #"""
    import FoundationEssentials
    import TerminalUI

    /// A link that opens a URL; in plain mode `open URL` does the same.
    struct LinkPage: View {
      @State private var opened = "nothing yet"

      var body: some View {
        VStack(spacing: 1) {
          if let url = URL(string: "catalog://links/1") {
            Link("Open catalog://links/1", destination: url)
          }
          Text("Opened: \(opened)")
        }
        .onOpenURL { opened = $0.absoluteString }
      }
    }
    """#

  static let textPage = #"""
    import TerminalUI

    /// Text and its styles.
    struct TextPage: View {
      var body: some View {
        VStack(alignment: .leading) {
          Text("Plain, as it is")
          Text("Bold").bold()
          Text("Italic").italic()
          Text("Underlined").underline()
          Text("Struck through").strikethrough()
          Text("Coloured").foregroundStyle(.red)
          Text("Standing back").foregroundStyle(.secondary)
          Text("A headline").font(.headline)
        }
      }
    }
    """#

  static let wrappingPage = #"""
    import TerminalUI

    /// Text in too little room: wrapped at words, cut at a number of lines, aligned.
    struct WrappingPage: View {
      private let words = "The quick brown fox jumps over the lazy dog."

      var body: some View {
        VStack(alignment: .leading, spacing: 1) {
          Text(words).frame(width: 16, alignment: .leading)
          Text(words).lineLimit(1).frame(width: 16)
          Text(words).lineLimit(1).truncationMode(.middle).frame(width: 16)
          Text(words).lineLimit(1).truncationMode(.head).frame(width: 16)
          Text(words).lineLimit(2).multilineTextAlignment(.trailing).frame(width: 16)
        }
      }
    }
    """#
}
