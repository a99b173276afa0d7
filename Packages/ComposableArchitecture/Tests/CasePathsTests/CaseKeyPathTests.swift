import CasePaths
import Testing

@Suite struct CaseKeyPathTests {
  @Test func `a payload is extracted from its own case only`() {
    #expect(Foo.count(1)[case: \.count] == 1)
    #expect(Foo.idle[case: \.count] == nil)
    #expect(Foo.idle[case: \.idle] != nil)
    #expect(Foo.pair(x: 1, y: "a")[case: \.pair]?.y == "a")
  }

  @Test func `a stored key path extracts as a literal does`() {
    let count: CaseKeyPath<Foo, Int> = \.count
    #expect(Foo.count(1)[case: count] == 1)
    #expect(Foo.idle[case: count] == nil)
    let direct: DirectCaseKeyPath<Foo, Int> = \.count
    #expect(Foo.count(2)[direct: direct] == 2)
  }

  @Test func `nested cases are reached through a chain of any depth`() {
    let value = Foo.bar(.deeper(.string("x")))
    #expect(value[case: \.bar.deeper.string] == "x")
    #expect(value[case: \.bar.deeper.none] == nil)
    #expect(Foo.idle[case: \.bar.deeper.string] == nil)
    #expect((\Foo.Cases.bar.deeper.string)("x") == value)
  }

  @Test func `a key path called as a function embeds`() {
    #expect((\Foo.Cases.count)(5) == .count(5))
    #expect((\Foo.Cases.idle)() == .idle)
    #expect((\Foo.Cases.self)(.count(1)) == .count(1))
    #expect((\Foo.Cases.bar.int)(5) == .bar(.int(5)))
  }

  @Test func `key paths append to each other`() {
    let bar: CaseKeyPath<Foo, Bar> = \.bar
    let whole = bar.appending(path: \.int)
    #expect(whole == \.bar.int)
    #expect(whole(1) == .bar(.int(1)))
    #expect(Foo.bar(.int(3))[case: whole] == 3)
  }

  @Test func `the identity reads and writes the whole`() {
    let path = AnyCasePath<Foo, Foo>(\.self)
    #expect(path.extract(from: .idle) == .idle)
    #expect(path.embed(.count(1)) == .count(1))
    #expect(Foo.idle[case: \Foo.Cases.self] == .idle)
  }

  @Test func `key paths match in patterns`() {
    switch Foo.count(1) {
    case \.bar: Issue.record("not this case")
    case \.count: break
    default: Issue.record("no case matched")
    }
    let partial: PartialCaseKeyPath<Foo> = \.idle
    #expect(partial ~= Foo.idle)
    #expect(!(partial ~= Foo.count(1)))
  }

  @Test func `a partial key path reads and makes values of a type known at run time`() {
    let partial: PartialCaseKeyPath<Foo> = \.count
    #expect(Foo.count(1)[case: partial] as? Int == 1)
    #expect(Foo.idle[case: partial] == nil)
    let made: Foo? = partial(7 as Any)
    #expect(made == .count(7))
    let failed: Foo? = partial("seven" as Any)
    #expect(failed == nil)
  }

  @Test func `a case is told by is`() {
    #expect(Foo.count(1).is(\.count))
    #expect(!Foo.count(1).is(\.idle))
    #expect(Foo.bar(.int(1)).is(\.bar.int))
    #expect(!Foo.bar(.int(1)).is(\.bar.deeper))
    #expect(Foo.maybe(nil).is(\.maybe))
  }

  @Test func `dynamic members give payloads, optional ones flat or nested as asked`() {
    #expect(Foo.count(1).count == 1)
    #expect(Foo.idle.count == nil)
    #expect(Foo.bar(.int(2)).bar?.int == 2)
    let flat: Int? = Foo.maybe(3).maybe
    #expect(flat == 3)
  }

  @Test func `all cases are iterated in order and each value knows its own`() {
    #expect(Array(Bar.allCasePaths) == [\.int, \.deeper])
    #expect(Foo.allCasePaths[.count(1)] == \.count)
    #expect(Foo.allCasePaths[.idle] == \.idle)
  }

  @Test func `writing a payload changes the value only when it is that case`() {
    var foo = Foo.count(1)
    foo[case: \.count] = 4
    #expect(foo == .count(4))
    foo[case: \.count] = nil
    #expect(foo == .count(4))
    foo[case: \.bar.int] = 1
    #expect(foo == .count(4))
    foo = .bar(.int(1))
    foo[case: \.bar.int]? += 1
    #expect(foo == .bar(.int(2)))
  }

  @Test func `no value is the case never`() {
    #expect(!Foo.idle.is(\.never))
  }

  @Test func `a case built by hand reads and makes roots`() {
    let count = Case<Int>(
      embed: { Foo.count($0) }, extract: { if case .count(let n) = $0 { n } else { nil } })
    #expect(count.embed(3) as? Foo == .count(3))
    #expect(count.extract(from: Foo.count(3)) == 3)
    #expect(count.extract(from: Foo.idle) == nil)
    #expect(count.extract(from: "other type") == nil)
    #expect(Case(\Foo.Cases.bar.int).embed(3) as? Foo == .bar(.int(3)))
    #expect(Case(\Foo.Cases.bar.int).extract(from: Foo.bar(.int(4))) == 4)
  }
}
