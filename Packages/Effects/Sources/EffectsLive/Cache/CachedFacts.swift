import NumbersProtocol

/// The facts that once answered a request.
struct CachedFacts: Codable, Hashable, Sendable {
  /// The address and the target of the request.
  var key: String
  /// Seconds since 1970.
  var savedAt: Double
  var facts: [NumberFact]

  /// The facts, marked as cached, unless they are older than `limit` or from the future.
  func facts(now: Double, limit: Duration, host: String) -> [NumberFact]? {
    let age = now - savedAt
    guard age >= 0, .seconds(age) <= limit, !facts.isEmpty else { return nil }
    return facts.map { fact in
      var fact = fact
      fact.source = .cache(host: host)
      return fact
    }
  }

  /// The entry with every text made harmless again, since anyone may have written its file; nil
  /// when a text is longer than the API may send.
  var harmless: CachedFacts? {
    guard facts.allSatisfy({ $0.text.utf8.count <= NumbersReply.textLimit }) else { return nil }
    var entry = self
    for index in entry.facts.indices {
      entry.facts[index].text = Sanitizer.line(entry.facts[index].text)
      entry.facts[index].date = entry.facts[index].date.map { Sanitizer.line($0, limit: 60) }
    }
    return entry.facts.allSatisfy { !$0.text.isEmpty } ? entry : nil
  }
}
