/// The keys of a coded route: one for each way to show a screen.
private enum RouteKey: String, CodingKey, CaseIterable {
  case push, sheet, cover
}

/// The keys inside of one of them.
private enum PayloadKey: String, CodingKey {
  case screen = "_0"
  case embedInNavigationView
}

extension Route: Encodable where Screen: Encodable {
  /// Writes `{"sheet": {"_0": screen, "embedInNavigationView": true}}`, the form that the compiler gives
  /// to an enum; the identity is not written.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteKey.self)
    let key: RouteKey =
      switch self {
      case .push: .push
      case .sheet: .sheet
      case .cover: .cover
      }
    var payload = container.nestedContainer(keyedBy: PayloadKey.self, forKey: key)
    try payload.encode(screen, forKey: .screen)
    if isPresented {
      try payload.encode(embedInNavigationView, forKey: .embedInNavigationView)
    }
  }
}

extension Route: Decodable where Screen: Decodable {
  /// Reads a route, which gets an identity of its own.
  ///
  /// - Throws: `DecodingError` for an unknown way to show a screen, or for a screen that does not decode.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RouteKey.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "A route is one of push, sheet and cover."))
    }
    let payload = try container.nestedContainer(keyedBy: PayloadKey.self, forKey: key)
    let screen = try payload.decode(Screen.self, forKey: .screen)
    func isEmbedded() throws -> Bool {
      try payload.decodeIfPresent(Bool.self, forKey: .embedInNavigationView) ?? false
    }
    switch key {
    case .push: self = .push(screen)
    case .sheet: self = .sheet(screen, embedInNavigationView: try isEmbedded())
    case .cover: self = .cover(screen, embedInNavigationView: try isEmbedded())
    }
  }
}
