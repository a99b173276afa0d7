import TCACoordinators
import TerminalTest
import Testing

/// Routes on a screen in memory, with gestures.
@MainActor
struct RouterViewTests {
  private enum Kind: CaseIterable { case indexed, identified }

  private struct CounterScreen: View {
    let store: StoreOf<Counter>

    var body: some View {
      let state = store.state
      VStack {
        Text("\(state.id) counts \(state.count)")
        Button("add to \(state.id)") { store.send(.increment) }
      }
      .navigationTitle("T-\(state.id)")
    }
  }

  private final class Running {
    let test: TerminalTest
    let routes: () -> [Route<Counter.State>]
    let send: (Change) -> Void

    init(
      _ test: TerminalTest, routes: @escaping () -> [Route<Counter.State>],
      send: @escaping (Change) -> Void
    ) {
      self.test = test
      self.routes = routes
      self.send = send
    }
  }

  private func run(_ kind: Kind, _ routes: [Route<Counter.State>]) -> Running {
    let clock = ImmediateClock()
    switch kind {
    case .indexed:
      let store = Store(initialState: IndexedCounters.State(routes: routes)) {
        IndexedCounters(clock: clock)
      }
      let test = TerminalTest {
        TCARouter(store.scope(state: \.routes, action: \.router)) { CounterScreen(store: $0) }
      }
      return Running(test, routes: { store.routes }, send: { store.send(.change($0)) })
    case .identified:
      let routes = IdentifiedArray(uniqueElements: routes)
      let store = Store(initialState: IdentifiedCounters.State(routes: routes)) {
        IdentifiedCounters(clock: clock)
      }
      let test = TerminalTest {
        TCARouter(store.scope(state: \.routes, action: \.router)) { CounterScreen(store: $0) }
      }
      return Running(test, routes: { Array(store.routes) }, send: { store.send(.change($0)) })
    }
  }

  private func route(
    _ id: String, _ style: RouteStyle = .push
  ) -> Route<Counter.State> {
    Route(Counter.State(id: id), style)
  }

  @Test(arguments: Kind.allCases)
  private func aPushedScreenIsShownAndEscapeGoesBack(kind: Kind) {
    let app = run(kind, [route("a", .sheet(embedInNavigationView: true))])
    #expect(app.test.grid.contains("a counts 0"))
    app.send(.push("b"))
    #expect(app.test.grid.contains("b counts 0"))
    #expect(app.test.grid.contains("‹ T-a"))
    #expect(!app.test.grid.contains("a counts 0"))
    app.test.click("add to b")
    #expect(app.test.grid.contains("b counts 1"))
    app.test.send(.escape)
    #expect(app.routes().map(\.id) == ["a"])
    #expect(app.test.grid.contains("a counts 0"))
  }

  @Test(arguments: Kind.allCases)
  private func aSheetAndACoverAreShownAndEscapeDismissesThemOneByOne(kind: Kind) {
    let app = run(
      kind,
      [
        route("a", .sheet(embedInNavigationView: true)), route("b"),
        route("c", .sheet(embedInNavigationView: true)), route("d"),
        route("e", .cover(embedInNavigationView: false)),
      ])
    #expect(app.test.grid.contains("e counts 0"))
    app.test.click("add to e")
    #expect(app.test.grid.contains("e counts 1"))
    for left in [["a", "b", "c", "d"], ["a", "b", "c"], ["a", "b"], ["a"]] {
      app.test.send(.escape)
      #expect(app.routes().map(\.id) == left)
      #expect(app.test.grid.contains("\(left.last ?? "") counts 0"), "\(app.test.grid)")
    }
    app.test.send(.escape)
    #expect(app.routes().map(\.id) == ["a"])
  }

  @Test(arguments: Kind.allCases)
  private func whatTheCoordinatorDoesIsShown(kind: Kind) {
    let app = run(
      kind,
      [
        route("a", .sheet(embedInNavigationView: true)), route("b"), route("c"),
        route("d", .sheet(embedInNavigationView: false)),
      ])
    app.send(.goBackToRoot)
    #expect(app.test.grid.contains("a counts 0"))
    app.send(.push("x"))
    app.send(.goBackAndPush("y"))
    #expect(app.test.grid.contains("y counts 0"))
    app.test.click("add to y")
    app.send(.replaceTop("z"))
    #expect(app.test.grid.contains("z counts 0"))
    app.send(.replaceAll(["m", "n"]))
    #expect(app.test.grid.contains("n counts 0"))
    #expect(app.test.grid.contains("‹ T-m"))
    app.test.send(.escape)
    #expect(app.test.grid.contains("m counts 0"))
  }

  @Test func aRouterWithoutRoutesShowsNothing() {
    let app = run(.indexed, [])
    #expect(app.test.grid == "")
  }

  @Test func screensPushedOntoARootThatIsNotEmbeddedAreShown() {
    let app = run(.indexed, [route("a", .sheet(embedInNavigationView: false)), route("b")])
    #expect(app.test.grid.contains("b counts 0"))
    app.test.send(.escape)
    #expect(app.test.grid.contains("a counts 0"))
    #expect(app.routes().map(\.id) == ["a"])
  }

  @Test func aScreenKeepsItsViewStateWhileAnotherIsOnTop() {
    let store = Store(
      initialState: IndexedCounters.State(
        routes: [route("a", .sheet(embedInNavigationView: true))])
    ) {
      IndexedCounters(clock: ImmediateClock())
    }
    let test = TerminalTest {
      TCARouter(store.scope(state: \.routes, action: \.router)) { Pressed(store: $0) }
    }
    test.click("pressed 0")
    #expect(test.grid.contains("pressed 1"))
    store.send(.change(.push("b")))
    #expect(test.grid.contains("pressed 0"))
    store.send(.change(.goBack))
    #expect(test.grid.contains("pressed 1"))
    store.send(.change(.push("c")))
    #expect(test.grid.contains("pressed 0"))
  }

  private struct Pressed: View {
    let store: StoreOf<Counter>
    @State private var presses = 0

    var body: some View {
      Button("pressed \(presses)") { presses += 1 }
    }
  }
}
