import CasePaths
import IdentifiedCollections
import Routes
import Testing

/// root ─ push ─ sheet(embedded) ─ push ─ push
private let deep: [Route<Page>] = [
  .root(.list(0), embedInNavigationView: true), .push(.detail(1)),
  .sheet(.list(2), embedInNavigationView: true), .push(.detail(3)), .push(.detail(4)),
]

/// root and three pushed screens
private let pushed: [Route<Page>] = [
  .root(.list(0), embedInNavigationView: true), .push(.detail(1)), .push(.list(2)),
  .push(.detail(3)),
]

/// A change and how many of the routes it leaves.
private struct Step: RouteChange, CustomTestStringConvertible, Sendable {
  let name: String
  let routes: [Route<Page>]
  let left: Int
  let change: any RouteChange & Sendable
  var testDescription: String { name }

  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    change.apply(&routes)
  }
}

private struct GoBack: RouteChange {
  let count: Int
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    #expect(routes.canGoBack(count))
    routes.goBack(count)
  }
}

private struct GoBackTo: RouteChange {
  let index: Int
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    let found = routes.goBackTo(index: index)
    #expect(found)
  }
}

private struct GoBackToID: RouteChange {
  let id: Int
  let finds: Bool
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    let found = routes.goBackTo(id: id)
    #expect(found == finds)
  }
}

private struct GoBackToScreen: RouteChange {
  let screen: Page
  let finds: Bool
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    let found = routes.goBackTo(screen)
    #expect(found == finds)
  }
}

private struct GoBackWhere: RouteChange {
  let finds: Bool
  let condition: @Sendable (Route<Page>) -> Bool
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    let found = routes.goBackTo(where: condition)
    #expect(found == finds)
  }
}

private struct GoBackToList: RouteChange {
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    let found = routes.goBackTo(\.list)
    #expect(found)
  }
}

private struct GoBackToRoot: RouteChange {
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    routes.goBackToRoot()
    #expect(!routes.canGoBack)
  }
}

private struct Pop: RouteChange {
  let count: Int
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    routes.pop(count)
  }
}

private struct PopTo: RouteChange {
  let index: Int
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    let found = routes.popTo(index: index)
    #expect(found)
  }
}

private struct PopToID: RouteChange {
  let id: Int
  let finds: Bool
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    let found = routes.popTo(id: id)
    #expect(found == finds)
  }
}

private struct PopToScreen: RouteChange {
  let screen: Page
  let finds: Bool
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    let found = routes.popTo(screen)
    #expect(found == finds)
  }
}

private struct PopToCase: RouteChange {
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    let found = routes.popTo(\.detail)
    #expect(found)
  }
}

private struct PopToRoot: RouteChange {
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    routes.popToRoot()
  }
}

private struct PopToNavigationRoot: RouteChange {
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    routes.popToCurrentNavigationRoot()
  }
}

private struct Dismiss: RouteChange {
  let count: Int
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    routes.dismiss(count: count)
  }
}

private struct DismissAll: RouteChange {
  func apply<Flow: RoutableCollection>(_ routes: inout Flow) where Flow.Element == Route<Page> {
    routes.dismissAll()
  }
}

private let sheets: [Route<Page>] = [
  .root(.list(0)), .sheet(.list(1), embedInNavigationView: true), .push(.detail(2)),
  .cover(.list(3)),
]

private let steps: [Step] = [
  Step(name: "goBack()", routes: deep, left: 4, change: GoBack(count: 1)),
  Step(name: "goBack(0)", routes: deep, left: 5, change: GoBack(count: 0)),
  Step(name: "goBack(4)", routes: deep, left: 1, change: GoBack(count: 4)),
  Step(name: "goBackTo(index: 1)", routes: pushed, left: 2, change: GoBackTo(index: 1)),
  Step(name: "goBackTo(index: 0)", routes: deep, left: 1, change: GoBackTo(index: 0)),
  Step(name: "goBackTo(index: top)", routes: deep, left: 5, change: GoBackTo(index: 4)),
  Step(name: "goBackTo(id: 1)", routes: deep, left: 2, change: GoBackToID(id: 1, finds: true)),
  Step(name: "goBackTo(id: 9)", routes: deep, left: 5, change: GoBackToID(id: 9, finds: false)),
  Step(
    name: "goBackTo(screen)", routes: deep, left: 4,
    change: GoBackToScreen(screen: .detail(3), finds: true)),
  Step(
    name: "goBackTo(unknown)", routes: deep, left: 5,
    change: GoBackToScreen(screen: .detail(9), finds: false)),
  Step(
    name: "goBackTo(where:)", routes: deep, left: 3,
    change: GoBackWhere(finds: true) { $0.isPresented }),
  Step(
    name: "goBackTo(where: never)", routes: deep, left: 5,
    change: GoBackWhere(finds: false) { _ in false }),
  Step(name: "goBackTo(case)", routes: deep, left: 3, change: GoBackToList()),
  Step(name: "goBackToRoot", routes: deep, left: 1, change: GoBackToRoot()),
  Step(name: "pop()", routes: deep, left: 4, change: Pop(count: 1)),
  Step(name: "pop(2)", routes: deep, left: 3, change: Pop(count: 2)),
  Step(name: "pop(0)", routes: deep, left: 5, change: Pop(count: 0)),
  Step(name: "popTo(index: 1)", routes: pushed, left: 2, change: PopTo(index: 1)),
  Step(name: "popTo(index: 2)", routes: deep, left: 3, change: PopTo(index: 2)),
  Step(name: "popTo(id:)", routes: deep, left: 4, change: PopToID(id: 3, finds: true)),
  Step(name: "popTo(unknown id)", routes: deep, left: 5, change: PopToID(id: 9, finds: false)),
  Step(
    name: "popTo(screen)", routes: pushed, left: 3,
    change: PopToScreen(screen: .list(2), finds: true)),
  Step(
    name: "popTo(unknown)", routes: pushed, left: 4,
    change: PopToScreen(screen: .list(9), finds: false)),
  Step(name: "popTo(case)", routes: pushed, left: 4, change: PopToCase()),
  Step(name: "popToRoot", routes: pushed, left: 1, change: PopToRoot()),
  Step(name: "popToCurrentNavigationRoot", routes: deep, left: 3, change: PopToNavigationRoot()),
  Step(
    name: "popToCurrentNavigationRoot of the flow", routes: pushed, left: 1,
    change: PopToNavigationRoot()),
  Step(name: "dismiss()", routes: deep, left: 2, change: Dismiss(count: 1)),
  Step(name: "dismiss(count: 2)", routes: sheets, left: 1, change: Dismiss(count: 2)),
  Step(name: "dismiss(count: 1) of two", routes: sheets, left: 3, change: Dismiss(count: 1)),
  Step(name: "dismiss(count: 0)", routes: sheets, left: 4, change: Dismiss(count: 0)),
  Step(name: "dismissAll", routes: sheets, left: 1, change: DismissAll()),
  Step(name: "dismissAll keeps pushes", routes: deep, left: 2, change: DismissAll()),
  Step(name: "dismissAll of nothing", routes: pushed, left: 4, change: DismissAll()),
]

struct NavigationTests {
  @Test(arguments: Kind.allCases, steps)
  private func aStepLeavesTheRoutesBelow(kind: Kind, step: Step) {
    let result = kind.changed(step.routes, step)
    #expect(result == Array(step.routes.prefix(step.left)))
    #expect(result.map(\.identity) == step.routes.prefix(step.left).map(\.identity))
  }

  @Test(arguments: Kind.allCases)
  func screensAreAddedOnTop(kind: Kind) {
    struct Add: RouteChange {
      func apply<Flow: RoutableCollection>(_ routes: inout Flow)
      where Flow.Element == Route<Page> {
        routes.push(.detail(1))
        routes.presentSheet(.list(2), embedInNavigationView: true)
        routes.push(.detail(3))
        routes.presentCover(.list(4))
        #expect(!routes.canPush)
      }
    }
    let result = kind.changed([.root(.list(0), embedInNavigationView: true)], Add())
    #expect(
      result == [
        .root(.list(0), embedInNavigationView: true), .push(.detail(1)),
        .sheet(.list(2), embedInNavigationView: true), .push(.detail(3)), .cover(.list(4)),
      ])
  }

  @Test func aFlowInsideTheStackOfAParentCanPush() {
    var routes: [Route<Page>] = [.push(.list(0))]
    #expect(routes.canPush)
    routes.push(.detail(1))
    #expect(routes == [.push(.list(0)), .push(.detail(1))])
  }

  @Test(arguments: Kind.allCases)
  func theTopIsReplacedByAnotherScreen(kind: Kind) {
    struct Replace: RouteChange {
      func apply<Flow: RoutableCollection>(_ routes: inout Flow)
      where Flow.Element == Route<Page> { routes.replaceTop(with: .list(9)) }
    }
    let result = kind.changed(sheets, Replace())
    #expect(result == Array(sheets.dropLast()) + [.cover(.list(9))])
    #expect(result.last?.identity != sheets.last?.identity)
    #expect(kind.changed([.root(.list(0))], Replace()) == [.root(.list(9))])
  }

  @Test(arguments: Kind.allCases)
  func earlierScreensAreTold(kind: Kind) {
    struct Label: Equatable, Identifiable {
      let id: Int
      var text: String
    }
    var routes: [Route<Label>] = [.root(Label(id: 0, text: "a")), .push(Label(id: 1, text: "b"))]
    var identified = IdentifiedArrayOf<Route<Label>>(uniqueElements: routes)
    let isTold = routes.update(previous: { $0.text = "told" })
    let isIdentifiedTold = identified.update(previous: { $0.text = "told" })
    #expect(isTold && isIdentifiedTold)
    #expect(routes.map(\.screen.text) == ["told", "b"])
    #expect(Array(identified) == routes)
  }

  @Test func aValueIsReturnedToAnEarlierScreen() {
    var routes = deep
    var isFound = routes.goBackTo(\.detail) { $0 += 10 }
    #expect(isFound && routes.last == .push(.detail(14)))
    routes = deep
    isFound = routes.goBackTo(\.list) { $0 = 8 }
    #expect(isFound && routes.last == .sheet(.list(8), embedInNavigationView: true))
    isFound = routes.update(previous: \.detail) { $0 += 10 }
    #expect(isFound && routes[1] == .push(.detail(11)))
    #expect(routes[1].identity == deep[1].identity)
  }

  @Test func aValueForAScreenThatIsNotThereIsNotReturned() {
    var one: [Route<Page>] = [.root(.list(0))]
    let isReturned = one.goBackTo(\.detail) { $0 = 1 }
    let isUpdated = one.update(previous: \.list) { $0 = 1 }
    #expect(!isReturned && !isUpdated)
    #expect(one == [.root(.list(0))])
  }
}
