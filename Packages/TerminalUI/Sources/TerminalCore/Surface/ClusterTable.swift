import Synchronization

/// Numbers for the clusters of several code points that have been drawn, so that a cell is plain data.
///
/// Clusters stay for the life of the process; past `limit` a new one is drawn by its first code
/// point alone, so that text from outside cannot fill the memory.
final class ClusterTable: Sendable {
  static let shared = ClusterTable(limit: 1 << 16)

  private struct Storage {
    var ids: [Character: UInt32] = [:]
    var clusters: [Character] = []
  }

  private let limit: Int
  private let storage = Mutex(Storage())

  init(limit: Int) { self.limit = limit }

  /// The cluster's number, nil once the table is full.
  ///
  /// Characters compare by canonical equivalence, so the first form that was drawn stands for all.
  func id(of cluster: Character) -> UInt32? {
    storage.withLock { storage in
      if let id = storage.ids[cluster] { return id }
      guard storage.clusters.count < limit else { return nil }
      let id = UInt32(storage.clusters.count)
      storage.ids[cluster] = id
      storage.clusters.append(cluster)
      return id
    }
  }

  func cluster(of id: UInt32) -> Character {
    storage.withLock { Int(id) < $0.clusters.count ? $0.clusters[Int(id)] : " " }
  }
}
