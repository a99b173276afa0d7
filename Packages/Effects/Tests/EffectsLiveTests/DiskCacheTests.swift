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
      DiskCache(folder: "\(folder)/a/b", limit: 9).insert(entry("k"))
      #expect(DiskCache(folder: "\(folder)/a/b", limit: 9).entry(for: "k") == entry("k"))
      #expect(DiskCache(folder: "\(folder)/a/b", limit: 9).entry(for: "other") == nil)
    }
  }

  @Test func theLimitOfFilesHolds() async throws {
    try await withTemporaryFolder { folder in
      let cache = DiskCache(folder: folder, limit: 5)
      for number in 0..<20 {
        cache.insert(entry("\(number)"))
        let count = try files(folder).count
        #expect(count == min(number + 1, 5))
      }
    }
  }

  @Test func theOldestFileLeavesFirst() async throws {
    try await withTemporaryFolder { folder in
      let cache = DiskCache(folder: folder, limit: 2)
      cache.insert(entry("old"))
      let old = try #require(try files(folder).first)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: old)
      cache.insert(entry("new"))
      cache.insert(entry("newest"))
      #expect(cache.entry(for: "old") == nil)
      #expect(cache.entry(for: "new") != nil)
    }
  }

  @Test func filesOfOthersAreLeftAlone() async throws {
    try await withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: "\(folder)/notes.txt"))
      let cache = DiskCache(folder: folder, limit: 1)
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
      let cache = DiskCache(folder: folder, limit: 9)
      cache.insert(entry("k"))
      let file = try #require(try files(folder).first)
      try Data(content.utf8).write(to: URL(filePath: file))
      #expect(cache.entry(for: "k") == nil)
      #expect(try files(folder).isEmpty)
      cache.insert(entry("k"))
      #expect(cache.entry(for: "k") == entry("k"))
    }
  }

  @Test func aFileCutOffAnywhereIsAbsent() async throws {
    try await withTemporaryFolder { folder in
      let cache = DiskCache(folder: folder, limit: 9)
      cache.insert(entry("k"))
      let file = try #require(try files(folder).first)
      let whole = try Data(contentsOf: URL(filePath: file))
      for count in 0..<whole.count {
        try whole.prefix(count).write(to: URL(filePath: file))
        #expect(cache.entry(for: "k") == nil)
      }
    }
  }

  @Test func aFileThatIsTooLargeIsNotRead() async throws {
    try await withTemporaryFolder { folder in
      let cache = DiskCache(folder: folder, limit: 9)
      cache.insert(entry("k"))
      let file = try #require(try files(folder).first)
      var bytes = try Data(contentsOf: URL(filePath: file))
      bytes.append(Data(repeating: UInt8(ascii: " "), count: DiskCache.fileLimit))
      try bytes.write(to: URL(filePath: file))
      #expect(cache.entry(for: "k") == nil)
    }
  }

  @Test func aFileOfAnotherKeyIsNotBelieved() async throws {
    try await withTemporaryFolder { folder in
      let cache = DiskCache(folder: folder, limit: 9)
      cache.insert(entry("k"))
      let file = try #require(try files(folder).first)
      try JSONEncoder().encode(entry("other")).write(to: URL(filePath: file))
      #expect(cache.entry(for: "k") == nil)
    }
  }

  @Test func whatSomeoneWroteIntoAFileIsMadeHarmless() async throws {
    try await withTemporaryFolder { folder in
      let cache = DiskCache(folder: folder, limit: 9)
      cache.insert(entry("k", text: "a\u{1B}[2Jb\n"))
      #expect(cache.entry(for: "k")?.facts.first?.text == "ab")
    }
  }

  @Test func aFolderThatCannotBeWrittenIsNoError() async throws {
    try await withTemporaryFolder { folder in
      try Data().write(to: URL(filePath: "\(folder)/file"))
      let cache = DiskCache(folder: "\(folder)/file/cache", limit: 9)
      cache.insert(entry("k"))
      #expect(cache.entry(for: "k") == nil)
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
