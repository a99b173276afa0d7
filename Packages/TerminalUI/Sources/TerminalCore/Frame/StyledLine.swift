/// A line of styled text as it is written where there is no screen to place it on.
public enum StyledLine {
  /// The text with the sequences that set its styles, plain again at its end.
  ///
  /// - Parameter colors: The colours that the styles are converted to; attributes stay.
  public static func string(
    of pieces: [(text: SanitizedText, style: Style)], colors: ColorSupport
  ) -> String {
    var bytes: [UInt8] = []
    var current = Style.plain
    for (text, style) in pieces where !text.isEmpty {
      let style = colors.convert(style)
      SGR.append(from: current, to: style, to: &bytes)
      current = style
      bytes += text.string.utf8
    }
    SGR.append(from: current, to: .plain, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
