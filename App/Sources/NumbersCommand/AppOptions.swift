/// How the app starts.
public struct AppOptions: Equatable, Sendable {
  /// Where facts come from.
  public var source: SourceOptions
  /// Whether plain mode was asked for, terminal or not.
  public var isPlain: Bool
  /// What the log-in field starts with, if it was given.
  public var name: String?
  /// Who is logged in at once, if that was asked for.
  public var logIn: String?
  /// Whether the app goes on where it was left.
  public var restores: Bool
  /// A URL to open at once.
  public var url: String?
  /// The file that gets what passes between the app and the terminal, if one was named.
  public var traceFile: String?

  /// Starts at the log-in.
  public init(
    source: SourceOptions = SourceOptions(), isPlain: Bool = false, name: String? = nil,
    logIn: String? = nil, restores: Bool = false, url: String? = nil,
    traceFile: String? = nil
  ) {
    self.source = source
    self.isPlain = isPlain
    self.name = name
    self.logIn = logIn
    self.restores = restores
    self.url = url
    self.traceFile = traceFile
  }

  init(_ result: ArgumentParser.Result) throws(UsageError) {
    if result.operands.count > 1 {
      throw UsageError("one URL is enough: '\(printable(result.operands[1]))'")
    }
    self.init(
      source: try SourceOptions(result), isPlain: result.has("plain"), name: result["name"],
      logIn: result["log-in"], restores: result.has("restore"), url: result.operands.first,
      traceFile: result["trace"])
  }
}
