import FoundationEssentials
import Glibc

/// Entries in a folder, a file each, up to a limit of files.
///
/// Files are written whole under another name and then renamed, so that nobody reads half of one;
/// what cannot be read, or is not what it should be, is removed and counts as absent. No failure of
/// the file system is an error: the cache then remembers less.
///
/// The folder is listed by the first insertion and by those that find the limit passed, which then
/// remove a tenth more than they must; between them the files are counted. Other processes that
/// write into the folder are seen at the next listing.
struct DiskCache: Sendable {
  /// More bytes than this are not an entry.
  static let fileLimit = 512 * 1_024
  /// A file under its first name is left over from a crash after so many seconds.
  static let leftoverAge = 3_600.0

  private let folder: String
  private let limit: Int
  /// The number of entries, once they were counted.
  private var count: Int?

  init(folder: String, limit: Int) {
    self.folder = folder
    self.limit = limit
  }

  mutating func entry(for key: String) -> CachedFacts? {
    let path = path(of: key)
    guard let size = size(path) else { return nil }
    guard size <= Self.fileLimit, let data = try? Data(contentsOf: URL(filePath: path)),
      let entry = (try? JSONDecoder().decode(CachedFacts.self, from: data))?.harmless
    else {
      if unlink(path) == 0 { count = count.map { $0 - 1 } }
      return nil
    }
    return entry.key == key ? entry : nil
  }

  mutating func insert(_ entry: CachedFacts) {
    guard let data = try? JSONEncoder().encode(entry), data.count <= Self.fileLimit else { return }
    let files = FileManager.default
    try? files.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = path(of: entry.key)
    let isNew = size(path) == nil
    guard write(data, to: path) else { return }
    if let count, isNew { self.count = count + 1 }
    if count.map({ $0 > limit }) ?? true { count = prune() }
  }

  /// Writes a file whole or not at all.
  private func write(_ data: Data, to path: String) -> Bool {
    let temporary = "\(path).\(getpid())\(Self.temporarySuffix)"
    guard (try? data.write(to: URL(filePath: temporary))) != nil else {
      unlink(temporary)
      return false
    }
    guard rename(temporary, path) == 0 else {
      unlink(temporary)
      return false
    }
    return true
  }

  /// Removes what crashes have left and, when there are too many entries, those written longest
  /// ago; the number of entries that stay.
  private func prune() -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let limitOfAge = Date().timeIntervalSince1970 - Self.leftoverAge
    for name in names where Self.isTemporary(name) {
      let path = "\(folder)/\(name)"
      if let written = writtenAt(path), written < limitOfAge { unlink(path) }
    }
    let entries = names.filter { $0.hasSuffix(Self.suffix) }
    guard entries.count > limit else { return entries.count }
    let dated = entries.map { name -> (path: String, written: Double) in
      let path = "\(folder)/\(name)"
      return (path, writtenAt(path) ?? 0)
    }
    let kept = limit - limit / 10
    for (path, _) in dated.sorted(by: { $0.written < $1.written }).dropLast(kept) { unlink(path) }
    return kept
  }

  /// Seconds since 1970.
  private func writtenAt(_ path: String) -> Double? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }

  private func size(_ path: String) -> Int? {
    // The attributes of `FileManager` hold another type of number when the rest of Foundation is loaded.
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  private static let suffix = ".fact.json"
  private static let temporarySuffix = ".writing"

  /// Also those that Foundation wrote for an earlier version.
  private static func isTemporary(_ name: String) -> Bool {
    name.contains("\(suffix).") && name.hasSuffix(temporarySuffix)
      || name.hasPrefix(".dat.nosync")
  }

  private func path(of key: String) -> String {
    "\(folder)/\(String(Self.hash(key), radix: 16))\(Self.suffix)"
  }

  /// FNV-1a with 64 bits: the same in every process, unlike `Hasher`. The key in the file tells
  /// apart what the hash does not.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
