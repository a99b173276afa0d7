import FoundationEssentials
import Glibc
import Testing

/// A file of the package whose content is what a test finds.
///
/// With `TERMINALUI_RECORD=1` in the environment the file is written anew instead.
struct RecordedText {
  /// The file's path inside the package.
  let path: String

  func expect(_ actual: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = PackageFolder.root.appending(path: path)
    if getenv("TERMINALUI_RECORD").map({ String(cString: $0) }) == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: url)
      return
    }
    guard let recorded = try? String(contentsOf: url, encoding: .utf8) else {
      Issue.record("\(path) is not recorded: \(Self.advice)", sourceLocation: sourceLocation)
      return
    }
    guard recorded != actual else { return }
    Issue.record(
      "\(path) differs: \(Self.advice)\n\(Self.difference(recorded, actual))",
      sourceLocation: sourceLocation)
  }

  private static let advice = "see what changed, then record with TERMINALUI_RECORD=1."

  /// The lines in which two texts differ.
  static func difference(_ old: String, _ new: String) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old).prefix(40).map { change in
      switch change {
      case .remove(let offset, let line, _): "− \(offset + 1): \(line)"
      case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
      }
    }.joined(separator: "\n")
  }
}

/// The folders of the package, found from where this file was compiled.
enum PackageFolder {
  static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  static var sources: URL { root.appending(path: "Sources") }
}
