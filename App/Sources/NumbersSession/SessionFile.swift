import FoundationEssentials
import Glibc

/// The file that a session is kept in.
///
/// It is written whole or not at all: into another file, which then takes its name.
public struct SessionFile: Sendable {
  /// The folder that the file is in.
  public let folder: String
  /// The file's path.
  public var path: String { folder + "/session.json" }

  /// Bytes after which a file is no session.
  static let limit = 64 * 1024

  /// The file in a folder, which is made when it is first written.
  public init(folder: String) {
    self.folder = folder
  }

  /// The file in `$XDG_STATE_HOME/numbers`, else in `~/.local/state/numbers`; `nil` without a home.
  ///
  /// As the XDG Base Directory Specification says, a relative path counts as not set.
  public init?(environment: [String: String]) {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      self.init(folder: state + "/numbers")
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      self.init(folder: home + "/.local/state/numbers")
    } else {
      return nil
    }
  }

  /// What became of reading the file.
  public enum Outcome: Hashable, Sendable {
    /// The session.
    case session(Session)
    /// There is no file.
    case none
    /// The file is no session; it has been set aside, or cannot be, as the sentence says.
    case unreadable(sentence: String)
  }

  /// Reads the session; a file that is none is set aside, with `.unreadable` at the end of its name.
  public func read() -> Outcome {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path, limit: Self.limit)
    } catch SessionError.system(ENOENT), SessionError.system(ENOTDIR) {
      return .none
    } catch {
      return setAside()
    }
    guard let session = try? JSONDecoder().decode(Session.self, from: Data(bytes)) else {
      return setAside()
    }
    return .session(session)
  }

  private func setAside() -> Outcome {
    let aside = path + ".unreadable"
    if rename(path, aside) == 0 {
      return .unreadable(
        sentence: "the saved session cannot be read; it is kept as \(aside), and a new one begins")
    }
    return .unreadable(
      sentence: "the saved session \(path) cannot be read, nor set aside; a new one begins")
  }

  /// Writes the session, whole or not at all; its folder is made if need be, for the user alone.
  ///
  /// - Throws: ``SessionError`` when the system refuses.
  public func write(_ session: Session) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var bytes = Array(try encoder.encode(session))
    bytes.append(UInt8(ascii: "\n"))
    guard bytes.count <= Self.limit else { throw SessionError.tooLong }
    try FileBytes.makeFolder(folder)
    // Two programs that write at once each have a file of their own.
    let new = path + ".\(getpid())"
    do {
      try FileBytes.write(bytes, to: new)
      guard rename(new, path) == 0 else { throw SessionError.system(errno) }
    } catch {
      unlink(new)
      throw error
    }
  }
}
