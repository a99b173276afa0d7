public import FoundationEssentials

/// Why a shared value could not be read from its file, or written to it.
public struct FileStorageError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Problem: Hashable, Sendable {
    /// The file is there, and cannot be read.
    case unreadable

    /// What the file holds is no value of the type; a copy of it was put aside, if that worked.
    case corrupt(keptAt: URL?)

    /// The file cannot be written.
    case unwritable

    /// The value cannot be turned into data.
    case unencodable
  }

  /// The file.
  public let url: URL

  /// What went wrong.
  public let problem: Problem

  /// The reason in words.
  public let reason: String
}

extension FileStorageError: CustomStringConvertible {
  /// File, reason and what follows, for a person.
  public var description: String {
    let file = "'\(url.path)'"
    switch problem {
    case .unreadable:
      return "The file \(file) could not be read: \(reason). The default value is used."
    case .corrupt(let copy):
      let kept =
        copy.map { "Its content was kept as '\($0.path)'." }
        ?? "Its content could not be kept aside."
      return "The file \(file) does not hold a value of the expected type: \(reason). \(kept)"
    case .unwritable:
      return "The file \(file) could not be written: \(reason). The value is in memory only."
    case .unencodable:
      return "The value for the file \(file) could not be encoded: \(reason)"
    }
  }
}
