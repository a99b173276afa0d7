/// Puts a reply into plain text, JSON or a script.
enum Rendering {
  static func response(
    text: String, object: String, options: ReplyOptions,
    headers: [(name: String, value: String)]
  ) -> HTTPResponse {
    let common =
      headers + CrossOrigin.headers + [
        ("X-Content-Type-Options", "nosniff"), ("Cache-Control", "no-cache"),
        ("Vary", "Accept, Content-Type"),
      ]
    if let callback = options.callback {
      let argument = options.json ? object : JSONText.quoted(text)
      return HTTPResponse(
        text: "\(callback)(\(argument));", contentType: "text/javascript; charset=utf-8",
        headers: common)
    }
    return options.json
      ? HTTPResponse(
        text: object, contentType: "application/json; charset=utf-8", headers: common)
      : HTTPResponse(text: text, headers: common)
  }
}
