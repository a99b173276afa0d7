import IssueReporting
import LinkRouting
import TerminalTest
import TerminalUI
import Testing

@MainActor
struct RouterTests {
  private func text(_ test: TerminalTest) -> String { test.grid }

  @Test func linksPushAndEscapeGoesBack() throws {
    let navigator = try Navigator(routes: TestRoutes.stack())
    let test = TerminalTest { Router(navigator: navigator) }
    #expect(text(test).contains("Home here"))
    test.click("/a")
    #expect(text(test).contains("A here") && navigator.path.map(\.name) == ["a"])
    test.click("/a/a")
    #expect(text(test).contains("AA here"))
    test.send(.escape)
    #expect(text(test).contains("A here") && navigator.path.map(\.name) == ["a"])
    navigator.forward()
    #expect(text(test).contains("AA here"))
  }

  @Test func modalScreensNestAndCloseWithEscape() throws {
    let navigator = try Navigator(routes: TestRoutes.stack())
    let test = TerminalTest { Router(navigator: navigator) }
    navigator.go(to: "/a/m?q=1")
    #expect(text(test).contains("M 1 here"))
    test.click("/a/m/b")
    #expect(text(test).contains("B here"))
    test.click("/a/m/b/n")
    #expect(text(test).contains("N here") && navigator.location == "/a/m/b/n")
    test.send(.escape)
    #expect(text(test).contains("B here") && navigator.location == "/a/m/b")
    test.send(.escape)
    #expect(navigator.location == "/a/m?q=1")
    test.click("/a/other")
    #expect(text(test).contains("Other here") && navigator.location == "/a/other")
    test.send(.escape)
    #expect(navigator.location == "/a" && text(test).contains("A here"))
  }

  @Test func aScreenKeepsItsStateWhileItIsOnTheWay() throws {
    let navigator = try Navigator(routes: TestRoutes.stack())
    let test = TerminalTest { Router(navigator: navigator) }
    navigator.go(to: "/a")
    test.click("count 0")
    navigator.go(to: "/a/a")
    test.click("count 0")
    navigator.go(to: "/nowhere")
    navigator.back()
    #expect(text(test).contains("count 1"))
    navigator.go(to: "/a")
    #expect(text(test).contains("count 1"))
    navigator.go(to: "/a?x=1")
    #expect(text(test).contains("count 0"))
  }

  @Test func theNotFoundScreenSaysWhatAndGoesBack() throws {
    let navigator = try Navigator(routes: TestRoutes.stack())
    let test = TerminalTest(columns: 60, rows: 10) { Router(navigator: navigator) }
    navigator.go(to: "/a")
    navigator.go(to: "/no\u{1B}[2J\0where")
    #expect(text(test).contains("There is no page “/no␛[2J␀where”."))
    test.click("Go back")
    #expect(text(test).contains("A here"))
  }

  @Test func theAppCanHaveItsOwnNotFoundScreen() throws {
    let navigator = try Navigator(routes: TestRoutes.stack())
    let test = TerminalTest {
      Router(navigator: navigator) { unknown in Text("Lost: \(unknown.text)") }
    }
    navigator.go(to: "/a/m")
    navigator.go(to: "/q")
    #expect(text(test).contains("Lost: /q"))
  }

  @Test func aLoopIsToldInAnAlert() async throws {
    let navigator = try Navigator(routes: TestRoutes.stack())
    let test = TerminalTest(columns: 70, rows: 12) { Router(navigator: navigator) }
    navigator.go(to: "/a")
    navigator.go(to: "/ping")
    #expect(text(test).contains("/ping → /pong → /ping"))
    test.send(.enter)
    #expect(navigator.failure == nil && text(test).contains("A here"))
  }

  @Test func aRouterMakesItsOwnNavigatorAndSaysWhatIsWrongWithItsRoutes() {
    let test = TerminalTest { Router(routes: TestRoutes.stack()) }
    test.click("/a")
    #expect(text(test).contains("A here"))
    let wrong = TerminalTest(columns: 60, rows: 3) { Router(routes: [], root: "/") }
    #expect(text(wrong).contains("No route fits the path of the root,"))
    let tabs = TerminalTest(columns: 60, rows: 3) { Router.tabbed(tabs: []) }
    #expect(text(tabs).contains("No route fits"))
  }

  @Test func tabsShowTheirLabelsAndKeepTheirStacks() throws {
    let navigator = try TabNavigator(tabs: TestRoutes.tabs)
    let test = TerminalTest(columns: 60, rows: 12) { Router.tabbed(navigator: navigator) }
    #expect(text(test).contains("Home") && text(test).contains("Favorites"))
    test.click("/one")
    #expect(text(test).contains("One here"))
    test.send(.character("2"))
    #expect(navigator.selection == 1 && text(test).contains("Favorites here"))
    test.click("/one/two")
    #expect(navigator.selection == 0 && text(test).contains("Two here"))
    navigator.go(to: "/one/m1")
    #expect(text(test).contains("M1 here"))
    navigator.go(to: "/fav/x")
    #expect(text(test).contains("Fav x here") && !text(test).contains("M1"))
    navigator.selection = 0
    #expect(text(test).contains("M1 here"))
  }

  @Test func urlsAreOpenedInPlainMode() async throws {
    let test = PlainTest { Router.tabbed(tabs: TestRoutes.tabs) }
    await test.run(
      "open app://one/m1", "back", "open /fav/x", "open /no%1Bwhere", "back", "tab Home", "quit")
    let screens = test.output
    #expect(test.errors == [])
    #expect(screens.count == 7)
    for (screen, part) in zip(
      screens,
      [
        "Home here", "M1 here", "One here", "Fav x here", "There is no page", "Fav x here",
        "One here",
      ])
    {
      #expect(screen.contains(part), "\(part)")
    }
  }

  @Test func aLinkThatCannotBeMadeCannotBePressedAndIsAnIssueOnce() throws {
    let navigator = try Navigator(
      routes: TestRoutes.stack() + [
        Route(path: "/links") {
          RouteLink("good", name: "item", params: ["id": "7"])
          RouteLink("bad", name: "item")
          RouteLink("misspelt", name: "itme")
        }
      ])
    navigator.go(to: "/links")
    let issues = RecordedIssues()
    withIssueReporters([issues]) {
      let test = TerminalTest { Router(navigator: navigator) }
      for label in ["bad", "misspelt"] {
        #expect(test.controls.first { $0.label == label }?.isEnabled != true)
      }
      test.click("good")
      #expect(navigator.location == "/item/7")
      navigator.go(to: "/links")
      #expect(text(test).contains("misspelt"))
    }
    #expect(issues.messages.count == 2, "\(issues.messages)")
    #expect(issues.messages.first?.contains("“item” cannot be pressed: ") == true)
    #expect(issues.messages.last?.contains("No route has the name “itme”.") == true)
    let outside = TerminalTest { RouteLink("alone", to: "/") }
    #expect(outside.controls.first { $0.label == "alone" }?.isEnabled != true)
  }

  @Test func anEnumOfDestinationsCanStandForTheRoutes() throws {
    let links = try DestinationLinks(Place.links)
    let navigator = try Navigator(
      routes: Route.routes(for: links) { place in
        switch place {
        case .start: Text("Start")
        case .number(let number): Text("Number \(number)")
        case .help: Text("Help")
        }
      })
    let test = TerminalTest { Router(navigator: navigator) }
    navigator.go(to: try links.url(for: .number(7)))
    #expect(text(test).contains("Number 7") && navigator.path.count == 1)
    navigator.go(to: try links.url(for: .help(7)))
    #expect(
      text(test).contains("Help") && navigator.path.count == 1 && navigator.modalPath.count == 1)
    navigator.go(to: "/number/seven")
    #expect(text(test).contains("There is no page"))
  }

  @Test func anotherNavigatorTakesThePlaceOfTheFirst() throws {
    let first = try Navigator(routes: TestRoutes.stack())
    let second = try Navigator(routes: TestRoutes.stack())
    first.go(to: "/a")
    second.go(to: "/item/7")
    let test = TerminalTest {
      Switching(first: Router(navigator: first), second: Router(navigator: second))
    }
    #expect(text(test).contains("A here"))
    test.click("switch")
    #expect(text(test).contains("Item 7 here") && !text(test).contains("A here"))
  }

  @Test func anotherNavigatorOfTabsTakesThePlaceOfTheFirst() throws {
    let first = try TabNavigator(tabs: TestRoutes.tabs)
    let second = try TabNavigator(tabs: TestRoutes.tabs)
    first.go(to: "/one")
    second.go(to: "/fav/x")
    let test = TerminalTest {
      Switching(
        first: Router.tabbed(navigator: first), second: Router.tabbed(navigator: second))
    }
    test.click("count 0")
    #expect(text(test).contains("One here") && text(test).contains("count 1"))
    test.click("switch")
    #expect(text(test).contains("Fav x here") && text(test).contains("count 0"))
  }

  private struct Switching<Content: View>: View {
    let first: Content
    let second: Content
    @State private var isSecond = false

    var body: some View {
      VStack {
        isSecond ? second : first
        Button("switch") { isSecond.toggle() }
      }
    }
  }

  @Test func schemesOfOtherAppsAreNotFollowed() async {
    for view in [
      AnyView(Router(routes: TestRoutes.stack(), schemes: ["mine"])),
      AnyView(Router.tabbed(tabs: TestRoutes.tabs, schemes: ["mine"])),
    ] {
      let test = PlainTest { view }
      await test.run("open other://a", "quit")
      #expect(test.screen.contains("is not for this app"), "\(test.screen)")
    }
  }

  @Test func aScreenOnTheWayKeepsItsStateAndItsQuery() throws {
    let navigator = try Navigator(routes: TestRoutes.stack())
    let test = TerminalTest { Router(navigator: navigator) }
    navigator.go(to: "/a?x=1")
    test.click("count 0")
    navigator.go(to: "/a/m")
    test.send(.escape)
    #expect(text(test).contains("A here") && text(test).contains("count 1"))
    #expect(navigator.location == "/a?x=1")
  }
}
