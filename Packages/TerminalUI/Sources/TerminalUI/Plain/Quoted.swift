/// What somebody wrote, in quotes within a message; the end of a long text is left out.
func quoted(_ text: some StringProtocol) -> String {
  let limit = 80
  var start = String.UnicodeScalarView(text.unicodeScalars.prefix(limit))
  if text.unicodeScalars.dropFirst(limit).first != nil { start.append("…") }
  return "“\(String(start))”"
}
