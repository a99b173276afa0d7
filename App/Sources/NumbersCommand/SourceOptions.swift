import NumbersProtocol

/// Where facts come from: the options that the app and `numbers fact` share.
public struct SourceOptions: Equatable, Sendable {
  /// `auto`, `live` or `embedded`; nil where none was named.
  public var source: String?
  /// The API's base URL as it was given, if it was.
  public var api: String?

  /// The default source, or the one named.
  public init(source: String? = nil, api: String? = nil) {
    self.source = source
    self.api = api
  }

  init(_ result: ArgumentParser.Result) throws(UsageError) {
    self.init(source: result["source"], api: result["api"])
    guard let api else { return }
    do {
      _ = try APIAddress(api)
    } catch {
      throw UsageError("'\(printable(api))' is no http address for '--api'")
    }
  }
}
