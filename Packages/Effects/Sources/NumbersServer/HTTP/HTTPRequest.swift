/// A request whose body has been read and dropped.
struct HTTPRequest: Sendable {
  var method: String
  var target: String
  /// The 1 of HTTP/1.1.
  var minorVersion: Int
  /// The fields in their order, names in lower case.
  var headers: [(name: String, value: String)] = []

  /// The values of all fields with a lower-case name.
  func values(_ name: String) -> [String] {
    headers.filter { $0.name == name }.map(\.value)
  }

  /// The members of a field that is a list, trimmed and in lower case.
  func list(_ name: String) -> [String] {
    values(name).flatMap { $0.split(separator: ",") }
      .map { FieldText.trimmed($0).lowercased() }.filter { !$0.isEmpty }
  }

  /// Whether the client wants further requests on the connection (RFC 9112, 9.3).
  var keepsAlive: Bool {
    let options = list("connection")
    if options.contains("close") { return false }
    return minorVersion >= 1 || options.contains("keep-alive")
  }
}
