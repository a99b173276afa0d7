/// How much is remembered, and for how long.
public struct CacheLimits: Hashable, Sendable {
  /// The most replies in memory.
  public var memoryEntries: Int
  /// The most replies on disk, a file each.
  public var diskEntries: Int
  /// The age after which a reply is not used any more.
  public var age: Duration

  /// Limits with every part given.
  public init(
    memoryEntries: Int = 256, diskEntries: Int = 512, age: Duration = .seconds(30 * 86_400)
  ) {
    self.memoryEntries = memoryEntries
    self.diskEntries = diskEntries
    self.age = age
  }
}
