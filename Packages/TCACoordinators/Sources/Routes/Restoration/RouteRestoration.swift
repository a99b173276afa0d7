public import FoundationEssentials

extension RoutableCollection where Element: Encodable {
  /// The routes as JSON, for ``restore(from:)``.
  ///
  /// - Throws: What a screen throws when it is encoded.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(Array(self))
  }
}

extension RoutableCollection where Element: Decodable {
  /// Puts stored routes in place of these.
  ///
  /// Either all of them are restored or, when one no longer decodes, none: an error says which one and
  /// why, and the routes are unchanged.
  ///
  /// - Parameter data: What ``encoded()`` gave.
  public mutating func restore(from data: Data) throws(RouteRestorationError) {
    let entries: [StoredRoute<Element>]
    do {
      entries = try JSONDecoder().decode([StoredRoute<Element>].self, from: data)
    } catch {
      throw .unreadable(reason: reason(of: error))
    }
    guard !entries.isEmpty else { throw .empty }
    var routes: [Element] = []
    for (index, entry) in entries.enumerated() {
      switch entry.result {
      case .success(let route): routes.append(route)
      case .failure(let error): throw .route(index: index, reason: reason(of: error))
      }
    }
    guard _replaceAll(with: routes) else { throw .sharedID }
  }
}

/// A route of a list, decoded or not.
private struct StoredRoute<Route: Decodable>: Decodable {
  let result: Result<Route, any Error>

  init(from decoder: any Decoder) throws {
    result = Result { try Route(from: decoder) }
  }
}

/// What went wrong, in words.
private func reason(of error: any Error) -> String {
  guard let error = error as? DecodingError else { return "\(error)" }
  switch error {
  case .keyNotFound(let key, let context):
    return "“\(key.stringValue)” is missing\(place(context))."
  case .dataCorrupted(let context), .typeMismatch(_, let context),
    .valueNotFound(_, let context):
    return "\(context.debugDescription)\(place(context))"
  @unknown default: return "\(error)"
  }
}

/// Where in the data something is, in brackets.
private func place(_ context: DecodingError.Context) -> String {
  guard !context.codingPath.isEmpty else { return "" }
  return " (at “\(context.codingPath.map(\.stringValue).joined(separator: "."))”)"
}
