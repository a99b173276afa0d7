import Testing

@testable import ComposableArchitecture

@CasePathable
@dynamicMemberLookup
private enum Screen: Equatable {
  case list(Int)
  case detail(String)
}

private struct Refusal: Error {}

/// Cases of stack elements and of presented children, read and changed in place.
struct ChildCaseTests {
  @Test func aCaseOfAnElementIsChangedInPlace() {
    var path = StackState<Screen>([.list(1), .detail("a")])
    let ids = path.ids
    path[id: ids[1], case: \.detail]?.append("b")
    #expect(Array(path) == [.list(1), .detail("ab")])
    path[id: ids[0], case: \.list] = 5
    #expect(path[id: ids[0], case: \.list] == 5)
    #expect(path[id: ids[0], case: \.detail] == nil)
    path[id: ids[0], case: \.list] = nil
    #expect(path.ids.elements == [ids[1]])
  }

  @Test func anotherCaseIsAnIssueAndChangesNothing() async throws {
    var path = StackState<Screen>([.list(1)])
    let id = path.ids[0]
    let issues = await RecordedIssues.during {
      path[id: id, case: \.detail]?.append("b")
      path[id: id, case: \.detail] = "x"
      path[id: 99, case: \.list] = 1
    }
    #expect(Array(path) == [.list(1)])
    try #require(issues.count == 3)
    #expect(issues[0].message.contains("Screen.list"))
    #expect(issues[2].message.contains("there is none"))
  }

  @Test func aPresentedCaseIsChangedInPlace() async {
    var child = PresentationState<Screen>(wrappedValue: .list(1))
    let generation = child.generation
    child[case: \.list]? += 1
    #expect(child.wrappedValue == .list(2))
    #expect(child.generation == generation)
    let issues = await RecordedIssues.during { child[case: \.detail] = "x" }
    #expect(issues.count == 1)
    #expect(child.wrappedValue == .list(2))
    child[case: \.list] = nil
    #expect(child.wrappedValue == nil)
  }

  @Test func aChangeThatThrowsLeavesAWholeStack() {
    func clear(_ screen: inout Screen?) throws {
      screen = nil
      throw Refusal()
    }
    var path = StackState<Screen>([.list(1), .detail("a")])
    let id = path.ids[0]
    #expect(throws: Refusal.self) { try clear(&path[id: id]) }
    #expect(Array(path) == [.detail("a")])
    var child = PresentationState<Screen>(wrappedValue: .list(1))
    #expect(throws: Refusal.self) { try clear(&child.wrappedValue) }
    #expect(child.wrappedValue == nil)
    #expect(child.generation == 0)
  }
}
