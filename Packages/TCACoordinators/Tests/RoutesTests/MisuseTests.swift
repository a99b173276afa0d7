import CasePaths
import IdentifiedCollections
import Routes
import Testing

/// What cannot be done: an issue that names the place of the call, and routes as they were.
struct MisuseTests {
  private static let root: [Route<Page>] = [.root(.list(0))]
  private static let stack: [Route<Page>] = [
    .root(.list(0), embedInNavigationView: true), .push(.detail(1)),
  ]
  private static let presented: [Route<Page>] = [
    .root(.list(0), embedInNavigationView: true), .push(.detail(1)), .sheet(.list(2)),
  ]

  private struct Attempt: CustomTestStringConvertible, Sendable {
    let name: String
    let routes: [Route<Page>]
    let says: String
    let indexed: @Sendable (inout [Route<Page>]) -> Void
    let identified: @Sendable (inout IdentifiedArrayOf<Route<Page>>) -> Void
    var testDescription: String { name }
  }

  private static let attempts: [Attempt] = [
    Attempt(
      name: "goBack(3) on one root", routes: root, says: "go back 3 screens",
      indexed: { $0.goBack(3) }, identified: { $0.goBack(3) }),
    Attempt(
      name: "goBack() on one root", routes: root, says: "there is 1 route",
      indexed: { $0.goBack() }, identified: { $0.goBack() }),
    Attempt(
      name: "goBack(-1)", routes: stack, says: "go back -1 screens",
      indexed: { $0.goBack(-1) }, identified: { $0.goBack(-1) }),
    Attempt(
      name: "goBack() without routes", routes: [], says: "there are no routes",
      indexed: { $0.goBack() }, identified: { $0.goBack() }),
    Attempt(
      name: "goBackTo(index: 7)", routes: stack, says: "go back to index 7",
      indexed: { $0.goBackTo(index: 7) }, identified: { $0.goBackTo(index: 7) }),
    Attempt(
      name: "goBackTo(index: -1)", routes: stack, says: "there are 2 routes",
      indexed: { $0.goBackTo(index: -1) }, identified: { $0.goBackTo(index: -1) }),
    Attempt(
      name: "pop(2) across a sheet", routes: presented, says: "index 2 is presented",
      indexed: { $0.pop(2) }, identified: { $0.pop(2) }),
    Attempt(
      name: "pop() of a sheet", routes: presented, says: "pop 1 screen",
      indexed: { $0.pop() }, identified: { $0.pop() }),
    Attempt(
      name: "pop() of the root", routes: root, says: "there is 1 route",
      indexed: { $0.pop() }, identified: { $0.pop() }),
    Attempt(
      name: "pop(-1)", routes: stack, says: "pop -1 screens",
      indexed: { $0.pop(-1) }, identified: { $0.pop(-1) }),
    Attempt(
      name: "popTo(index:) across a sheet", routes: presented, says: "pop to index 0",
      indexed: { $0.popTo(index: 0) }, identified: { $0.popTo(index: 0) }),
    Attempt(
      name: "popTo(index: 5)", routes: stack, says: "pop to index 5",
      indexed: { $0.popTo(index: 5) }, identified: { $0.popTo(index: 5) }),
    Attempt(
      name: "popToRoot across a sheet", routes: presented, says: "pop to the root",
      indexed: { $0.popToRoot() }, identified: { $0.popToRoot() }),
    Attempt(
      name: "popTo(id:) across a sheet", routes: presented, says: "is presented, not pushed",
      indexed: { $0.popTo(id: 1) }, identified: { $0.popTo(id: 1) }),
    Attempt(
      name: "popTo(screen) across a sheet", routes: presented, says: "is presented, not pushed",
      indexed: { $0.popTo(.detail(1)) }, identified: { $0.popTo(.detail(1)) }),
    Attempt(
      name: "popTo(case) across a sheet", routes: presented, says: "is presented, not pushed",
      indexed: { $0.popTo(\.detail) }, identified: { $0.popTo(\.detail) }),
    Attempt(
      name: "dismiss() without a presented screen", routes: stack,
      says: "dismiss 1 presented screen",
      indexed: { $0.dismiss() }, identified: { $0.dismiss() }),
    Attempt(
      name: "dismiss() of a root sheet", routes: root, says: "there are 0 above the root",
      indexed: { $0.dismiss() }, identified: { $0.dismiss() }),
    Attempt(
      name: "dismiss(count: 2) of one", routes: presented, says: "dismiss 2 presented screens",
      indexed: { $0.dismiss(count: 2) }, identified: { $0.dismiss(count: 2) }),
    Attempt(
      name: "dismiss(count: -1)", routes: presented, says: "dismiss -1 screens",
      indexed: { $0.dismiss(count: -1) }, identified: { $0.dismiss(count: -1) }),
    Attempt(
      name: "push onto what is not embedded", routes: presented, says: "embedInNavigationView",
      indexed: { $0.push(.detail(8)) }, identified: { $0.push(.detail(8)) }),
    Attempt(
      name: "replaceTop without routes", routes: [], says: "there are no routes",
      indexed: { $0.replaceTop(with: .detail(8)) },
      identified: { $0.replaceTop(with: .detail(8)) }),
    Attempt(
      name: "update(previous:) of one route", routes: root, says: "there is 1 route",
      indexed: { $0.update(previous: { $0 = .detail(9) }) },
      identified: { $0.update(previous: { $0 = .detail(9) }) }),
  ]

  @Test(arguments: Kind.allCases, attempts)
  private func isAnIssueThatNamesTheCallAndChangesNothing(kind: Kind, attempt: Attempt) {
    var left: [Route<Page>] = []
    let issues = RecordedMisuse.during {
      left = kind.changed(attempt.routes, attempt.indexed, attempt.identified)
    }
    #expect(left == attempt.routes)
    #expect(left.map(\.identity) == attempt.routes.map(\.identity))
    #expect(issues.count == 1)
    let message = issues.first?.message ?? ""
    #expect(message.contains(attempt.says), "\(message)")
    #expect(message.contains("RoutesTests/MisuseTests.swift:"), "\(message)")
    #expect(issues.first?.file == "RoutesTests/MisuseTests.swift")
  }

  @Test func theIssueIsAtTheLineOfTheCall() {
    let line: UInt = #line + 3
    let issues = RecordedMisuse.during {
      var routes = Self.root
      routes.goBack()
    }
    #expect(issues.map(\.line) == [line])
  }

  @Test func anIDThatIsTakenIsNotAddedAgain() {
    var routes = IdentifiedArrayOf<Route<Page>>(uniqueElements: Self.stack)
    let issues = RecordedMisuse.during {
      routes.push(.list(1))
      routes.presentSheet(.list(0))
      routes.presentCover(.list(1))
      routes.replaceTop(with: .list(0))
    }
    #expect(issues.count == 4)
    #expect(issues.allSatisfy { $0.message.contains("the same id") })
    #expect(Array(routes) == Self.stack)
  }

  @Test func theRootStaysWhenAllIsDismissedAndNoIssueIsToldWhereThereIsNothingToDo() {
    var routes = Self.root
    var none: [Route<Page>] = []
    let issues = RecordedMisuse.during {
      routes.dismissAll()
      routes.goBackToRoot()
      routes.popToCurrentNavigationRoot()
      none.dismissAll()
      none.goBackToRoot()
      none.popToRoot()
      none.popToCurrentNavigationRoot()
    }
    #expect(issues == [])
    #expect(routes == Self.root && none.isEmpty)
  }
}
