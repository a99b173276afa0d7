/// A text with other texts in it, as a literal writes it: `"\(count) of \(Text("all").bold())"`.
///
/// What is written is read as inline Markdown, as SwiftUI does: `**bold**`, `*slanted*`,
/// `~~struck~~`, code between backticks and `[links](url)`; what is put in is not. The name is SwiftUI's
/// too; nothing is looked up in a table of translations.
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  let runs: [Text.Run]

  /// A text that is one string.
  public init(_ value: String) {
    var pieces = StringInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
    pieces.appendLiteral(value)
    self.init(stringInterpolation: pieces)
  }

  /// A text that is one string.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A text with other texts in it.
  public init(stringInterpolation: StringInterpolation) {
    runs = stringInterpolation.runs
  }

  /// Gathers the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    private enum Piece {
      case written(String)
      case putIn(Text.Run)
    }

    private var pieces: [Piece] = []
    private var canHoldMarks = false

    /// Starts a text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds what is written.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      pieces.append(.written(literal))
      canHoldMarks = canHoldMarks || InlineMarkdown.canHoldMarks(literal)
    }

    /// Adds a text with its style.
    public mutating func appendInterpolation(_ text: Text) {
      pieces += text.runs.map { .putIn($0) }
    }

    /// Adds the description of a value.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendInterpolation("\(value)")
    }

    /// Adds what a type writes in its own way.
    public mutating func appendInterpolation(_ value: String) {
      pieces.append(.putIn(Text.Run(text: value)))
    }

    var runs: [Text.Run] { canHoldMarks ? InlineMarkdown.runs(of: symbols) : plainRuns }

    private var symbols: [InlineMarkdown.Symbol] {
      pieces.flatMap { piece -> [InlineMarkdown.Symbol] in
        switch piece {
        case .written(let text): text.map { .character($0) }
        case .putIn(let run): [.run(run)]
        }
      }
    }

    private var plainRuns: [Text.Run] {
      var runs: [Text.Run] = []
      for piece in pieces {
        let run: Text.Run =
          switch piece {
          case .written(let text): Text.Run(text: text)
          case .putIn(let run): run
          }
        if let last = runs.indices.last, runs[last].style == run.style {
          runs[last].text += run.text
        } else {
          runs.append(run)
        }
      }
      return runs
    }
  }
}

extension Text {
  /// Shows a literal, with other texts in it if there are any, read as inline Markdown.
  public nonisolated init(_ key: LocalizedStringKey) {
    runs = key.runs.isEmpty ? [Run(text: "")] : key.runs
  }
}
