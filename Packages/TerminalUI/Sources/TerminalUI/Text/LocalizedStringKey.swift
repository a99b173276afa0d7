/// A text with other texts in it, as a literal writes it: `"\(count) of \(Text("all").bold())"`.
///
/// The name is SwiftUI's; nothing is looked up in a table of translations.
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  let runs: [Text.Run]

  /// A text that is one string.
  public init(_ value: String) {
    runs = [Text.Run(text: value)]
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
    var runs: [Text.Run] = []

    /// Starts a text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      runs.reserveCapacity(interpolationCount + 1)
    }

    /// Adds what is written.
    public mutating func appendLiteral(_ literal: String) {
      append(literal)
    }

    /// Adds a text with its style.
    public mutating func appendInterpolation(_ text: Text) {
      runs += text.runs
    }

    /// Adds the description of a value.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("\(value)")
    }

    /// Adds what a type writes in its own way.
    public mutating func appendInterpolation(_ value: String) {
      append(value)
    }

    private mutating func append(_ text: String) {
      guard !text.isEmpty else { return }
      if let last = runs.indices.last, runs[last].style == TextStyle() {
        runs[last].text += text
      } else {
        runs.append(Text.Run(text: text))
      }
    }
  }
}

extension Text {
  /// Shows a literal, with other texts in it if there are any.
  public nonisolated init(_ key: LocalizedStringKey) {
    runs = key.runs.isEmpty ? [Run(text: "")] : key.runs
  }
}
