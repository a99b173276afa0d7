import CasePaths
import Testing

@Suite struct AnyCasePathTests {
  @Test func `paths append, and reach on through dynamic members`() {
    let bar = AnyCasePath<Foo, Bar>(\.bar)
    let appended = bar.appending(path: AnyCasePath<Bar, Int>(\.int))
    #expect(appended.embed(1) == .bar(.int(1)))
    #expect(appended.extract(from: .bar(.int(2))) == 2)
    #expect(appended.extract(from: .idle) == nil)
    #expect(bar.int.extract(from: .bar(.int(3))) == 3)
  }

  @Test func `a path matches in patterns`() {
    #expect(AnyCasePath<Foo, Int>(\.count) ~= .count(1))
    #expect(!(AnyCasePath<Foo, Int>(\.count) ~= .idle))
  }

  @Test func `a constructor and an extraction make a path`() {
    let path = AnyCasePath<Foo, Int>._$embed(Foo.count) {
      if case .count(let value) = $0 { value } else { nil }
    }
    #expect(path.embed(1) == .count(1))
    #expect(path.extract(from: .count(2)) == 2)
  }

  @Test func `a cached path is the same object for the same literal`() {
    let cache = CasePathCache()
    func literal() -> DirectCaseKeyPath<Foo, Int> { \.count }
    let first = cache.path(literal())
    #expect(first === cache.path(literal()))
    #expect(first.path.extract(from: .count(1)) == 1)
    #expect(cache.path(\Foo.AllCasePaths.bar).path.extract(from: .bar(.int(1))) == .int(1))
  }

  @Test func `key paths that fall onto one place of the cache do not answer for each other`() {
    let cache = CasePathCache()
    func check<Value: Equatable>(_ value: Value) {
      for _ in 0..<2_000 {
        let path = cache.path(\Value?.AllCasePaths.some)
        #expect(path.path.extract(from: value) == value)
      }
    }
    check(1)
    check("a")
    check([1.5])
  }
}
