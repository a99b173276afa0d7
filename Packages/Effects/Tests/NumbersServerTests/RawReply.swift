/// A reply as a client read it.
struct RawReply {
  let status: Int
  let headers: [(name: String, value: String)]
  var body: [UInt8] = []

  init?(head: String) {
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ")
    guard words.count > 1, words[0] == "HTTP/1.1", let status = Int(words[1]) else { return nil }
    self.status = status
    headers = lines.dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (line[..<colon].lowercased(), String(line[colon...].dropFirst(2)))
    }
  }

  /// The body as text.
  var text: String { String(decoding: body, as: UTF8.self) }

  /// The value of the first header with a lower-case name.
  func header(_ name: String) -> String? {
    headers.first { $0.name == name }?.value
  }
}
