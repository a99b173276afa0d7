import ComposableArchitecture
import Testing

@CasePathable
@dynamicMemberLookup
private enum Answer: Equatable {
  case number(Int)
  case text(String)
}

struct ModifySpellings {
  @Test func aCaseIsChanged() {
    var answer = Answer.number(1)
    XCTModify(&answer, case: \.number) { $0 += 1 }
    #expect(answer == .number(2))
    var optional: Answer? = .text("a")
    XCTModify(&optional, case: \.some.text) { $0 = "b" }
    #expect(optional?.text == "b")
  }

  @Test func anotherCaseAndNoChangeAreIssues() {
    var answer = Answer.number(1)
    withExpectedIssue {
      XCTModify(&answer, case: \.text, "a text") { $0 = "b" }
    }
    withExpectedIssue {
      XCTModify(&answer, case: \.number) { _ in }
    }
    #expect(answer == .number(1))
  }
}
