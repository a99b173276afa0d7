/// What `numbers record` records, and where.
public struct RecordOptions: Equatable, Sendable {
  /// The file that gets the recording; what was in it is gone.
  public var file: String
  /// How the app that is recorded starts.
  public var app: AppOptions

  /// Records the app in a file.
  public init(file: String, app: AppOptions = AppOptions()) {
    self.file = file
    self.app = app
  }

  init(_ result: ArgumentParser.Result) throws(UsageError) {
    guard let file = result.operands.first, !file.isEmpty else {
      throw UsageError("'record' needs a FILE, as in 'numbers record session.jsonl'")
    }
    var rest = result
    rest.operands.removeFirst()
    self.init(file: file, app: try AppOptions(rest))
  }
}
