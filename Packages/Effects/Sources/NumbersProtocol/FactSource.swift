/// Where a fact comes from.
public enum FactSource: Codable, Hashable, Sendable {
  /// The API at this host, just now.
  case live(host: String)
  /// The API at this host, some time ago.
  case cache(host: String)
  /// The source built into the program, as asked for.
  case embedded
  /// The source built into the program, since the API failed; `reason` is a sentence.
  case fallback(reason: String)

  /// Whether the fact was made without the API although the API was asked first.
  public var isFallback: Bool {
    if case .fallback = self { true } else { false }
  }

  /// Whether the fact was made without a network.
  public var isOffline: Bool {
    switch self {
    case .live, .cache: false
    case .embedded, .fallback: true
    }
  }

  /// A few words that can stand beside the fact.
  public var label: String {
    switch self {
    case .live(let host): "from \(host)"
    case .cache(let host): "cached from \(host)"
    case .embedded: "embedded"
    case .fallback: "offline: embedded"
    }
  }
}
