import FoundationEssentials

extension ViewSession {
  /// Hands a URL to the views that open URLs; where there are none, says so, and returns `false`.
  func open(_ url: URL) -> Bool {
    let handlers = graph.facts.urlHandlers
    for handler in handlers {
      handler(url)
    }
    if handlers.isEmpty { notice = "Nothing here opens “\(url.absoluteString)”." }
    return !handlers.isEmpty
  }

  /// What there is to tell a person, told once.
  func takeNotice() -> String? {
    defer { notice = nil }
    return notice
  }
}
