public import ComposableArchitecture
import FoundationEssentials
public import Root

/// A recording of the app as it was read from a file.
public struct Recording: Sendable {
  /// The form of recordings that is written and read.
  public static let version = 1
  /// The most bytes that a recording has.
  public static let limit = 64 << 20

  /// The actions.
  public let trace: ActionTrace<RootFeature.Action>

  /// The version of the program that was recorded; `nil` if the recording is cut off before it.
  public var program: String? { trace.information[Key.version] }

  /// The state that the recording starts from.
  public var start: RootFeature.State { RootFeature.State(name: trace.information[Key.name] ?? "") }

  private enum Key {
    static let program = "program"
    static let version = "version"
    static let name = "name"
  }

  /// What is said at the head of a recording of the app that starts with `name` in its field.
  public static func information(version: String, name: String) -> [String: String] {
    [Key.program: "numbers", Key.version: version, Key.name: name]
  }

  /// Reads the recording in a file.
  ///
  /// - Throws: ``RecordingError`` if the file cannot be read or is no recording of this program; one
  ///   that is cut off anywhere is read up to there.
  public init(path: String) throws(RecordingError) {
    let bytes = try RecordingSource.bytes(of: path, limit: Self.limit)
    try self.init(String(decoding: bytes, as: UTF8.self), path: path)
  }

  init(_ text: String, path: String) throws(RecordingError) {
    try Self.checkHead(of: text, path: path)
    do {
      trace = try ActionTrace(text: text)
    } catch {
      throw .noRecording(path: path, line: error.line)
    }
    if let program = trace.information[Key.program] {
      guard program == "numbers" else { throw .otherProgram(path: path) }
    } else if !trace.steps.isEmpty {
      throw .otherProgram(path: path)
    }
  }

  private struct Head: Decodable {
    let trace: Int
  }

  /// Tells a text that begins as no recording does, or as a later one, from one that is cut off.
  private static func checkHead(of text: String, path: String) throws(RecordingError) {
    let beginning = "{\"trace\":"
    let line = text.prefix { $0 != "\n" }
    let mayBeCutOff = line.endIndex == text.endIndex
    guard line.hasPrefix(beginning) || mayBeCutOff && beginning.hasPrefix(line) else {
      throw .noRecording(path: path, line: 1)
    }
    guard let head = try? JSONDecoder().decode(Head.self, from: Data(line.utf8)) else {
      guard mayBeCutOff else { throw .noRecording(path: path, line: 1) }
      return
    }
    if head.trace > version { throw .newerVersion(path: path, head.trace) }
  }
}
