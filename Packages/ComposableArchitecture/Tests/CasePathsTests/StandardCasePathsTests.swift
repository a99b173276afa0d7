import CasePaths
import Testing

@Suite struct StandardCasePathsTests {
  private struct Failure: Error, Equatable {}

  @Test func `an optional has the cases some and none`() {
    let one = Optional(1)
    let empty = Optional<Int>.none
    #expect(one[case: \.some] == 1)
    #expect(empty[case: \.some] == nil)
    #expect(empty.is(\.none))
    #expect(!one.is(\.none))
    #expect((\Int?.Cases.some)(3) == 3)
    #expect((\Int?.Cases.none)() == nil)
    #expect(Array(Optional<Int>.allCasePaths).count == 2)
  }

  @Test func `an optional is looked through`() {
    let one = Optional(Foo.count(1))
    #expect(one[case: \.some.count] == 1)
    let bar = Optional(Foo.bar(.int(2)))
    #expect(Optional<Foo>.allCasePaths.bar.extract(from: bar) == .int(2))
    #expect(bar[case: \.bar] == .int(2))
    #expect(one[case: \.bar] == nil)
  }

  @Test func `a result has the cases success and failure`() {
    typealias Answer = Result<Int, Failure>
    #expect(Answer.success(1)[case: \.success] == 1)
    #expect(Answer.failure(Failure())[case: \.success] == nil)
    #expect(Answer.failure(Failure())[case: \.failure] == Failure())
    #expect((\Answer.Cases.success)(2) == .success(2))
    #expect(Answer.allCasePaths[.success(1)] == \.success)
  }

  @Test func `a type without values has no case`() {
    #expect(Array(Never.allCasePaths).isEmpty)
  }
}
