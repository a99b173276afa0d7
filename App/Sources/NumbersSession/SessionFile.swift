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
    /// The system does not let the file be read, as the sentence says; it is left as it is.
    case unavailable(sentence: String)
  }

  /// Reads the session; a file that is none is set aside, with `.unreadable` at the end of its name.
  public func read() -> Outcome {
    do throws(SessionError) {
      return .session(try session())
    } catch {
      switch error {
      case .system(ENOENT), .system(ENOTDIR): return .none
      case .system(EISDIR), .otherVersion, .tooLong, .noSession: return setAside(error)
      case .system:
        return .unavailable(
          sentence: "the saved session \(path) cannot be read, and is left as it is: \(error)")
      }
    }
  }

  private func session() throws(SessionError) -> Session {
    let bytes = try FileBytes.read(path, limit: Self.limit)
    do {
      return try JSONDecoder().decode(Session.self, from: Data(bytes))
    } catch let error as SessionError {
      throw error
    } catch {
      throw .noSession
    }
  }

  private func setAside(_ error: SessionError) -> Outcome {
    let aside = path + ".unreadable"
    if rename(path, aside) == 0 {
      return .unreadable(
        sentence: "the saved session cannot be restored: \(error); "
          + "it is kept as \(aside), and a new one begins")
    }
    return .unreadable(
      sentence: "the saved session \(path) cannot be restored, nor set aside: \(error); "
        + "a new one begins")
  }

  /// Removes what programs have left that ended while they wrote.
  public func removeLeftovers() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix("session.json.") {
      guard let process = pid_t(name.dropFirst("session.json.".count)), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlink(folder + "/" + name)
    }
  }

  /// Writes the session, whole or not at all; its folder is made if need be, for the user alone.
  ///
  /// - Throws: ``SessionError`` when the system refuses.
  public func write(_ session: Session) throws(SessionError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(session) else { throw .noSession }
    let bytes = Array(data) + [UInt8(ascii: "\n")]
    guard bytes.count <= Self.limit else { throw .tooLong }
    try FileBytes.makeFolder(folder)
    // Two programs that write at once each have a file of their own.
    let new = path + ".\(getpid())"
    do throws(SessionError) {
      try FileBytes.write(bytes, to: new)
      guard rename(new, path) == 0 else { throw .system(errno) }
      try FileBytes.sync(folder: folder)
    } catch {
      unlink(new)
      throw error
    }
  }
}
