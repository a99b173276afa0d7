import FoundationEssentials
import Glibc

/// Entries in a folder, a file each, up to a limit of files.
///
/// Files are written whole under another name and then renamed, so that nobody reads half of one;
/// what cannot be read, or is not what it should be, is removed and counts as absent. No failure of
/// the file system is an error: the cache then remembers less.
struct DiskCache: Sendable {
  /// More bytes than this are not an entry.
  static let fileLimit = 512 * 1_024

  private let folder: String
  private let limit: Int

  init(folder: String, limit: Int) {
    self.folder = folder
    self.limit = limit
  }

  func entry(for key: String) -> CachedFacts? {
    let path = path(of: key)
    guard let size = size(path) else { return nil }
    guard size <= Self.fileLimit, let data = try? Data(contentsOf: URL(filePath: path)),
      let entry = (try? JSONDecoder().decode(CachedFacts.self, from: data))?.harmless
    else {
      try? FileManager.default.removeItem(atPath: path)
      return nil
    }
    return entry.key == key ? entry : nil
  }

  func insert(_ entry: CachedFacts) {
    guard let data = try? JSONEncoder().encode(entry), data.count <= Self.fileLimit else { return }
    let files = FileManager.default
    try? files.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? data.write(to: URL(filePath: path(of: entry.key)), options: .atomic)
    prune()
  }

  /// Removes the files written longest ago while there are too many.
  private func prune() {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    let entries = names.filter { $0.hasSuffix(Self.suffix) }
    guard entries.count > limit else { return }
    let dated = entries.map { name -> (path: String, date: Date) in
      let path = "\(folder)/\(name)"
      let date = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      return (path, date ?? .distantPast)
    }
    for (path, _) in dated.sorted(by: { $0.date < $1.date }).prefix(entries.count - limit) {
      try? files.removeItem(atPath: path)
    }
  }

  private func size(_ path: String) -> Int? {
    // The attributes of `FileManager` hold another type of number when the rest of Foundation is loaded.
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  private static let suffix = ".fact.json"

  private func path(of key: String) -> String {
    "\(folder)/\(String(Self.hash(key), radix: 16))\(Self.suffix)"
  }

  /// FNV-1a with 64 bits: the same in every process, unlike `Hasher`. The key in the file tells
  /// apart what the hash does not.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
