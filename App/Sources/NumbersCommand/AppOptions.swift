/// How the app starts.
public struct AppOptions: Equatable, Sendable {
  public var source: SourceOptions
  /// Whether plain mode was asked for, terminal or not.
  public var isPlain: Bool
  /// What the log-in field starts with, if it was given.
  public var name: String?
  /// Who is logged in at once, if that was asked for.
  public var logIn: String?
  /// The file that gets what passes between the app and the terminal, if one was named.
  public var traceFile: String?

  /// Starts at the log-in.
  public init(
    source: SourceOptions = SourceOptions(), isPlain: Bool = false, name: String? = nil,
    logIn: String? = nil, traceFile: String? = nil
  ) {
    self.source = source
    self.isPlain = isPlain
    self.name = name
    self.logIn = logIn
    self.traceFile = traceFile
  }

  init(_ result: ArgumentParser.Result) throws(UsageError) {
    self.init(
      source: try SourceOptions(result), isPlain: result.has("plain"), name: result["name"],
      logIn: result["log-in"], traceFile: result["trace"])
  }
}
