import CasePaths
import Testing

@Suite struct StandardCasePathsTests {
  private struct Failure: Error, Equatable {}

  @Test func `an optional has the cases some and none`() {
    #expect(Int?.some(1)[case: \.some] == 1)
    #expect(Int?.none[case: \.some] == nil)
    #expect(Int?.none.is(\.none))
    #expect(!Int?.some(1).is(\.none))
    #expect((\Int?.Cases.some)(3) == 3)
    #expect((\Int?.Cases.none)() == nil)
    #expect(Array(Int?.allCasePaths).count == 2)
  }

  @Test func `an optional is looked through`() {
    #expect(Foo?.some(.count(1))[case: \.some.count] == 1)
    #expect(Foo?.some(.count(1))[case: \.count] == 1)
    #expect(Foo?.none[case: \.count] == nil)
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
