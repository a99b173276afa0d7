/// Where facts come from: the options that the app and `numbers fact` share.
public struct SourceOptions: Equatable, Sendable {
  /// `auto`, `live` or `embedded`.
  public var source: String
  /// The API's base URL as it was given, if it was.
  public var api: String?

  /// The default source, or the one named.
  public init(source: String = "auto", api: String? = nil) {
    self.source = source
    self.api = api
  }

  init(_ result: ArgumentParser.Result) {
    self.init(source: result["source"] ?? "auto", api: result["api"])
  }
}
