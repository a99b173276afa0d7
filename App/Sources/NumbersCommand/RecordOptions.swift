/// What `numbers record` records, and where.
public struct RecordOptions: Equatable, Sendable {
  /// The file that gets the recording.
  public var file: String
  /// Whether what is in the file may be lost.
  public var overwrites: Bool
  /// How the app that is recorded starts.
  public var app: AppOptions

  /// Records the app in a file.
  public init(file: String, overwrites: Bool = false, app: AppOptions = AppOptions()) {
    self.file = file
    self.overwrites = overwrites
    self.app = app
  }

  init(_ result: ArgumentParser.Result) throws(UsageError) {
    guard let file = result.operands.first, !file.isEmpty else {
      throw UsageError("'record' needs a FILE, as in 'numbers record session.jsonl'")
    }
    var rest = result
    rest.operands.removeFirst()
    self.init(file: file, overwrites: result.has("overwrite"), app: try AppOptions(rest))
  }
}
