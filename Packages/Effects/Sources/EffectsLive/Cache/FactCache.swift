import FoundationEssentials
import NumbersProtocol

/// Remembers facts in memory, and on disk when there is a folder for it.
actor FactCache {
  /// How far a question goes.
  enum Reach {
    /// What this process has been told.
    case memory
    /// What any process has been told.
    case disk
  }

  private let limits: CacheLimits
  private let now: @Sendable () -> Date
  private var disk: DiskCache?
  private var memory: MemoryCache

  init(folder: String?, limits: CacheLimits, now: @escaping @Sendable () -> Date) {
    self.limits = limits
    self.now = now
    self.memory = MemoryCache(limit: limits.memoryEntries)
    self.disk = folder.map { DiskCache(folder: $0, limit: limits.diskEntries) }
  }

  /// The number of entries in memory.
  var memoryCount: Int { memory.count }

  /// The facts remembered for `request`, marked as cached.
  func facts(
    for request: NumbersRequest, at address: APIAddress, from reach: Reach = .disk
  ) -> [NumberFact]? {
    let key = Self.key(request, address)
    let now = now().timeIntervalSince1970
    if let entry = memory.entry(for: key) {
      return entry.facts(now: now, limit: limits.age, host: address.host)
    }
    guard reach == .disk, let entry = disk?.entry(for: key) else { return nil }
    memory.insert(entry)
    return entry.facts(now: now, limit: limits.age, host: address.host)
  }

  /// Remembers `facts`, except for what is different each time and for what was not found.
  func remember(_ facts: [NumberFact], for request: NumbersRequest, at address: APIAddress) {
    guard !request.isRandom, facts.allSatisfy(\.found) else { return }
    let entry = CachedFacts(
      key: Self.key(request, address), savedAt: now().timeIntervalSince1970, facts: facts)
    memory.insert(entry)
    disk?.insert(entry)
  }

  private static func key(_ request: NumbersRequest, _ address: APIAddress) -> String {
    "\(address)\(request.target)"
  }
}
