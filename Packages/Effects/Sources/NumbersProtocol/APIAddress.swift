public import FoundationEssentials

/// Where a numbers API is: scheme, host, port and perhaps the start of a path.
public struct APIAddress: Hashable, Sendable, CustomStringConvertible {
  /// The public API.
  public static let standard = APIAddress("http", "numbersapi.com")

  /// The variable of the environment that names another API.
  public static let environmentName = "NUMBERS_API"

  /// The address without a slash at its end, as in `http://127.0.0.1:8080`.
  public let description: String

  /// The host, with its port where one is named.
  public let host: String

  /// Reads an address as people write it: a missing scheme means http, a slash at the end is cut.
  ///
  /// - Throws: `APIError.badURL` for other schemes than http and https, for an address without a
  ///   host, and for one with a user, a query or a fragment.
  public init(_ text: String) throws(APIError) {
    let absolute = text.contains("://") ? text : "http://\(text)"
    guard absolute.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let parts = URLComponents(string: absolute), parts.url != nil,
      let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = parts.host, !host.isEmpty, parts.port.map((1...65_535).contains) ?? true,
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil
    else { throw .badURL(text) }
    let place = parts.port.map { "\(host):\($0)" } ?? host
    var path = parts.percentEncodedPath
    while path.last == "/" { path.removeLast() }
    self.init(scheme, place, path: path)
  }

  /// The address that `option` names, else the environment, else the public API's.
  ///
  /// - Throws: `APIError.badURL` for an address that cannot be used; an empty one counts as none.
  public init(option: String?, environment: [String: String]) throws(APIError) {
    let named = [option, environment[Self.environmentName]].compactMap { $0 }
    guard let text = named.first(where: { !$0.isEmpty }) else {
      self = .standard
      return
    }
    try self.init(text)
  }

  private init(_ scheme: String, _ place: String, path: String = "") {
    self.host = place
    self.description = "\(scheme)://\(place)\(path)"
  }

  /// The URL of `request` at this address.
  ///
  /// - Throws: `APIError.badURL` when no URL can be made.
  public func url(of request: NumbersRequest) throws(APIError) -> URL {
    let text = description + request.target
    guard let url = URL(string: text) else { throw .badURL(text) }
    return url
  }
}
