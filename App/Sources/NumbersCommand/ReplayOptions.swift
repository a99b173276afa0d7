/// What `numbers replay` replays, and how it is shown.
public struct ReplayOptions: Equatable, Sendable {
  /// The recording.
  public var file: String
  /// Whether one walks over the actions, forward and back.
  public var isStepping: Bool
  /// Whether plain mode was asked for, terminal or not.
  public var isPlain: Bool

  /// Replays a recording from its beginning to its end.
  public init(file: String, isStepping: Bool = false, isPlain: Bool = false) {
    self.file = file
    self.isStepping = isStepping
    self.isPlain = isPlain
  }

  init(_ result: ArgumentParser.Result) throws(UsageError) {
    guard let file = result.operands.first, !file.isEmpty else {
      throw UsageError("'replay' needs a FILE, as in 'numbers replay session.jsonl'")
    }
    if result.operands.count > 1 {
      throw UsageError("'replay' takes one file, not '\(printable(result.operands[1]))' too")
    }
    self.init(file: file, isStepping: result.has("step"), isPlain: result.has("plain"))
  }
}
