import NumbersProtocol
import Testing

@testable import EffectsLive

@Suite struct MemoryCacheTests {
  private func entry(_ number: Int) -> CachedFacts {
    CachedFacts(
      key: "\(number)", savedAt: 0,
      facts: [NumberFact(text: "\(number)", number: number, kind: .math, source: .embedded)])
  }

  @Test func theLimitHolds() {
    var cache = MemoryCache(limit: 3)
    for number in 0..<100 {
      cache.insert(entry(number))
      #expect(cache.count == min(number + 1, 3))
    }
    #expect(cache.entry(for: "99") == entry(99))
    #expect(cache.entry(for: "96") == nil)
  }

  @Test func whatWasUsedLastStays() {
    var cache = MemoryCache(limit: 2)
    cache.insert(entry(1))
    cache.insert(entry(2))
    _ = cache.entry(for: "1")
    cache.insert(entry(3))
    #expect(cache.entry(for: "1") != nil)
    #expect(cache.entry(for: "2") == nil)
  }

  @Test func aNewEntryTakesThePlaceOfTheOld() {
    var cache = MemoryCache(limit: 2)
    cache.insert(entry(1))
    var newer = entry(1)
    newer.savedAt = 5
    cache.insert(newer)
    #expect(cache.count == 1)
    #expect(cache.entry(for: "1") == newer)
  }
}
