import FoundationEssentials
import NumbersProtocol
import Testing

@testable import EffectsLive

@Suite struct DiskCacheTests {
  private func entry(_ key: String, text: String = "x") -> CachedFacts {
    CachedFacts(
      key: key, savedAt: 1,
      facts: [NumberFact(text: text, number: 1, kind: .math, source: .live(host: "h"))])
  }

  private func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).map { "\(folder)/\($0)" }
  }

  @Test func whatIsWrittenIsReadByTheNextProcess() async throws {
    try await withTemporaryFolder { folder in
      var writer = DiskCache(folder: "\(folder)/a/b", limit: 9)
      writer.insert(entry("k"))
      var reader = DiskCache(folder: "\(folder)/a/b", limit: 9)
      let read = (reader.entry(for: "k"), reader.entry(for: "other"))
      #expect(read.0 == entry("k"))
      #expect(read.1 == nil)
    }
  }

  @Test func aTenthMoreThanIsTooManyLeaves() async throws {
    try await withTemporaryFolder { folder in
      var cache = DiskCache(folder: folder, limit: 20)
      for number in 0..<20 { cache.insert(entry("\(number)")) }
      let full = try files(folder).count
      cache.insert(entry("20"))
      let pruned = try files(folder).count
      #expect((full, pruned) == (20, 18))
      for number in 0..<100 {
        cache.insert(entry("\(number)"))
        let count = try files(folder).count
        #expect((18...20).contains(count))
      }
    }
  }

  @Test func anEntryThatIsWrittenAgainOrWasCorruptCountsOnce() async throws {
    try await withTemporaryFolder { folder in
      var cache = DiskCache(folder: folder, limit: 2)
      for _ in 0..<9 { cache.insert(entry("again")) }
      cache.insert(entry("other"))
      for file in try files(folder) { try Data("x".utf8).write(to: URL(filePath: file)) }
      let read = (cache.entry(for: "again"), cache.entry(for: "other"))
      #expect(read == (nil, nil))
      for key in ["1", "2"] { cache.insert(entry(key)) }
      #expect(try files(folder).count == 2)
      cache.insert(entry("3"))
      let kept = cache.entry(for: "3")
      #expect(kept == entry("3"))
      #expect(try files(folder).count == 2)
    }
  }

  @Test func theFolderIsNotListedAgainBeforeTheLimitIsPassed() async throws {
    try await withTemporaryFolder { folder in
      var cache = DiskCache(folder: folder, limit: 4)
      cache.insert(entry("1"))
      // Files of another process, which only a listing can find.
      var other = DiskCache(folder: folder, limit: 99)
      for number in 10..<20 { other.insert(entry("\(number)")) }
      for number in 2...4 { cache.insert(entry("\(number)")) }
      let many = try files(folder).count
      cache.insert(entry("5"))
      let few = try files(folder).count
      #expect((many, few) == (14, 4))
    }
  }

  @Test func whatACrashHasLeftIsRemovedAfterAnHour() async throws {
    try await withTemporaryFolder { folder in
      let old = ["1f.fact.json.77.writing", ".dat.nosync0001.aBc"].map { "\(folder)/\($0)" }
      let young = "\(folder)/2f.fact.json.78.writing"
      for file in old + [young] { try Data("half".utf8).write(to: URL(filePath: file)) }
      for file in old {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -3_700)], ofItemAtPath: file)
      }
      var cache = DiskCache(folder: folder, limit: 9)
      cache.insert(entry("k"))
      #expect(try files(folder).count == 2)
      #expect(FileManager.default.fileExists(atPath: young))
    }
  }

  @Test func theLimitOfFilesHolds() async throws {
    try await withTemporaryFolder { folder in
      var cache = DiskCache(folder: folder, limit: 5)
      for number in 0..<20 {
        cache.insert(entry("\(number)"))
        let count = try files(folder).count
        #expect(count == min(number + 1, 5))
      }
    }
  }

  @Test func theOldestFileLeavesFirst() async throws {
    try await withTemporaryFolder { folder in
      var cache = DiskCache(folder: folder, limit: 2)
      cache.insert(entry("old"))
      let old = try #require(try files(folder).first)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: old)
      cache.insert(entry("new"))
      cache.insert(entry("newest"))
      let oldEntry = cache.entry(for: "old")
      #expect(oldEntry == nil)
      let newEntry = cache.entry(for: "new")
      #expect(newEntry != nil)
    }
  }

  @Test func filesOfOthersAreLeftAlone() async throws {
    try await withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: "\(folder)/notes.txt"))
      var cache = DiskCache(folder: folder, limit: 1)
      cache.insert(entry("1"))
      cache.insert(entry("2"))
      #expect(FileManager.default.fileExists(atPath: "\(folder)/notes.txt"))
      #expect(try files(folder).count == 2)
    }
  }

  @Test(arguments: [
    "", "{", "[]", "null", "\u{0}\u{1}", #"{"key": "k"}"#,
    #"{"key": "k", "savedAt": 1, "facts": [{"text": "", "kind": "math", "found": true, "source": {"embedded": {}}}]}"#,
  ])
  func aCorruptFileIsAbsentAndRemoved(content: String) async throws {
    try await withTemporaryFolder { folder in
      var cache = DiskCache(folder: folder, limit: 9)
      cache.insert(entry("k"))
      let file = try #require(try files(folder).first)
      try Data(content.utf8).write(to: URL(filePath: file))
      let kEntry = cache.entry(for: "k")
      #expect(kEntry == nil)
      #expect(try files(folder).isEmpty)
      cache.insert(entry("k"))
      let again = cache.entry(for: "k")
      #expect(again == entry("k"))
    }
  }

  @Test func aFileCutOffAnywhereIsAbsent() async throws {
    try await withTemporaryFolder { folder in
      var cache = DiskCache(folder: folder, limit: 9)
      cache.insert(entry("k"))
      let file = try #require(try files(folder).first)
      let whole = try Data(contentsOf: URL(filePath: file))
      for count in 0..<whole.count {
        try whole.prefix(count).write(to: URL(filePath: file))
        let kEntry = cache.entry(for: "k")
        #expect(kEntry == nil)
      }
    }
  }

  @Test func aFileThatIsTooLargeIsNotRead() async throws {
    try await withTemporaryFolder { folder in
      var cache = DiskCache(folder: folder, limit: 9)
      cache.insert(entry("k"))
      let file = try #require(try files(folder).first)
      var bytes = try Data(contentsOf: URL(filePath: file))
      bytes.append(Data(repeating: UInt8(ascii: " "), count: DiskCache.fileLimit))
      try bytes.write(to: URL(filePath: file))
      let kEntry = cache.entry(for: "k")
      #expect(kEntry == nil)
    }
  }

  @Test func aFileOfAnotherKeyIsNotBelieved() async throws {
    try await withTemporaryFolder { folder in
      var cache = DiskCache(folder: folder, limit: 9)
      cache.insert(entry("k"))
      let file = try #require(try files(folder).first)
      try JSONEncoder().encode(entry("other")).write(to: URL(filePath: file))
      let kEntry = cache.entry(for: "k")
      #expect(kEntry == nil)
    }
  }

  @Test func whatSomeoneWroteIntoAFileIsMadeHarmless() async throws {
    try await withTemporaryFolder { folder in
      var cache = DiskCache(folder: folder, limit: 9)
      cache.insert(entry("k", text: "a\u{1B}[2Jb\n"))
      let kEntry = cache.entry(for: "k")?.facts.first?.text
      #expect(kEntry == "ab")
    }
  }

  @Test func aFolderThatCannotBeWrittenIsNoError() async throws {
    try await withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: "\(folder)/file"))
      var cache = DiskCache(folder: "\(folder)/file/cache", limit: 9)
      cache.insert(entry("k"))
      let kEntry = cache.entry(for: "k")
      #expect(kEntry == nil)
    }
  }

  @Test func theFolderFollowsTheBaseDirectorySpecification() {
    #expect(CacheFolder.path(environment: ["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/numbers")
    #expect(CacheFolder.path(environment: ["HOME": "/h"]) == "/h/.cache/numbers")
    #expect(
      CacheFolder.path(environment: ["XDG_CACHE_HOME": "c", "HOME": "/h"]) == "/h/.cache/numbers")
    #expect(CacheFolder.path(environment: ["XDG_CACHE_HOME": ""]) == nil)
  }
}
