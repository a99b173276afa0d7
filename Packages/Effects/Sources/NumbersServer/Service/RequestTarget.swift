import NumbersProtocol

/// Path and query of a request, decoded.
struct RequestTarget: Sendable {
  /// The parts between slashes, without an empty one at either end.
  let segments: [String]
  private let query: [(name: String, value: String)]

  /// Reads a target in origin form (`/42?json`) or absolute form (`http://host/42`).
  init(_ text: String) throws(HTTPFailure) {
    let target = try Self.originForm(text)
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var segments: [String] = []
    for segment in parts[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      segments.append(try Self.decoded(segment))
    }
    if segments.last == "" { segments.removeLast() }
    self.segments = segments
    var query: [(name: String, value: String)] = []
    for field in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
      let sides = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let texts = sides.map { side in String(side.map { $0 == "+" ? " " : $0 }) }
      query.append((try Self.decoded(texts[0]), texts.count > 1 ? try Self.decoded(texts[1]) : ""))
    }
    self.query = query
  }

  /// The value of the first field with a name; empty for a bare name.
  func value(_ name: String) -> String? {
    query.first { $0.name == name }?.value
  }

  /// Whether a field switches something on: it is there and does not say no.
  func isOn(_ name: String) -> Bool {
    value(name).map { !["false", "0", "no", "off"].contains($0.lowercased()) } ?? false
  }

  private static func originForm(_ text: String) throws(HTTPFailure) -> Substring {
    let target = text.prefix { $0 != "#" }
    if target.hasPrefix("/") { return target }
    for scheme in ["http://", "https://"] where target.lowercased().hasPrefix(scheme) {
      let rest = target.dropFirst(scheme.count)
      let path = rest.drop { $0 != "/" && $0 != "?" }
      return path.hasPrefix("/") ? path : "/" + path
    }
    throw .bad("Invalid url")
  }

  private static func decoded(_ text: some StringProtocol) throws(HTTPFailure) -> String {
    guard let decoded = PercentEncoding.decode(text) else { throw .bad("Invalid url") }
    return decoded
  }
}
