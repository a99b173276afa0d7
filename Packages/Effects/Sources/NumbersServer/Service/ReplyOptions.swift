import NumbersProtocol

/// How a reply should look, from query and headers.
struct ReplyOptions: Sendable {
  var json: Bool
  var fragment: Bool
  var notFound: NotFoundRule
  /// The function that a script reply calls.
  var callback: String?
  var min: Int?
  var max: Int?

  init(_ target: RequestTarget, _ request: HTTPRequest) throws(HTTPFailure) {
    json = target.isOn("json") || Self.wantsJSON(request)
    fragment = target.isOn("fragment")
    switch target.value("notfound") {
    case "floor": notFound = .floor
    case "ceil": notFound = .ceil
    default: notFound = .say(target.value("default"))
    }
    fallback = target.value("default")
    callback = try Self.callback(target)
    min = try Self.bound("min", target)
    max = try Self.bound("max", target)
  }

  /// What is said when `notFound` leads nowhere.
  let fallback: String?

  private static func wantsJSON(_ request: HTTPRequest) -> Bool {
    (request.list("content-type") + request.list("accept")).contains { range in
      let parts = range.split(separator: ";").map { FieldText.trimmed($0) }
      return parts.first == "application/json"
        && !parts.dropFirst().contains { $0.hasPrefix("q=0") && Double($0.dropFirst(2)) == 0 }
    }
  }

  private static func callback(_ target: RequestTarget) throws(HTTPFailure) -> String? {
    if target.isOn("write") { return "document.write" }
    guard let name = target.value("callback") else { return nil }
    let isName = name.utf8.allSatisfy { byte in
      FieldText.isToken(byte) && !"!#%&'*+-^`|~".utf8.contains(byte)
    }
    guard isName, (1...100).contains(name.utf8.count), name.first?.isNumber == false else {
      throw .bad("The callback is not the name of a function.")
    }
    return name
  }

  private static func bound(_ name: String, _ target: RequestTarget) throws(HTTPFailure) -> Int? {
    guard let text = target.value(name), !text.isEmpty else { return nil }
    guard let value = Int(text) else { throw .bad("\(name) is not an integer of 64 bits.") }
    return value
  }
}
