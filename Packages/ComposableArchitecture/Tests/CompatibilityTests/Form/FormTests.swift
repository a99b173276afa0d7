import ComposableArchitecture
import Testing

@MainActor
struct FormTests {
  @Test func everything() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(\.binding.text, "a") {
      $0.text = "a"
      $0.log = ["->a"]
    }
    await store.receive(\.delegate.didCancel)
    await store.send(.binding(.set(\.text, "b"))) {
      $0.text = "b"
      $0.log.append("a->b")
    }
    await store.receive(\.delegate, .didCancel)
    await store.send(.set(\.nested, Form.State.Nested(a: 1, b: "c"))) { $0.nested.b = "c" }
    await store.send(.set(\.nested.a, 5)) {
      $0.nested.a = 5
      $0.log.append("nested 5")
    }
    await store.send(\.binding.step, 99) { $0.step = 10 }
    await store.send(.binding(.set(\.optional, nil)))
    await store.send(\.view.onAppear) {
      $0.$count.withLock { $0 = 1 }
      $0.$stats.hits.withLock { $0 = 1 }
    }
    await store.receive(\.internal.loaded.success, 1) { $0.step = 1 }
    await store.send(.view(.saveButtonTapped(as: "n"))) {
      $0.$stats.withLock { $0.names = ["n"] }
    }
    await store.receive(\.delegate.didSave, "n")
    await store.send(\.view.saveButtonTapped, "m") { $0.$stats.names.withLock { $0.append("m") } }
    await store.receive(\.delegate.didSave)
    await store.send(.binding(.set(\.alert, AlertState { TextState("x") }))) {
      $0.alert = AlertState { TextState("x") }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    store.assert { $0.step = 1 }
    store.state.$count.withLock { $0 = 9 }
    store.assert { $0.$count.withLock { $0 = 9 } }
  }

  @Test func view() async {
    let view = FormView(store: Store(initialState: Form.State()) { Form() })
    view.tap()
    #expect(view.store.toggle)
    view.store.send(.binding(.set(\.toggle, false)))
    view.store.send(.set(\.optional, "o"))
    #expect(view.store.text == "from view")
    #expect(view.store.nested.a == 2)
    #expect(view.store.step == 7)
    #expect(view.store.optional == "o")
    #expect(!view.store.toggle)
  }

  @Test func nonExhaustive() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.send(.view(.onAppear)) { $0.$count.withLock { $0 = 1 } }
    await store.send(.view(.saveButtonTapped(as: "q")))
    await store.receive(\.delegate.didSave)
    await store.send(.view(.onAppear))
    await store.skipReceivedActions()
    await store.withExhaustivity(.on) {
      await store.send(.view(.saveButtonTapped(as: "z"))) {
        $0.$stats.withLock { $0.names.append("z") }
      }
      await store.receive(\.delegate.didSave, "z")
    }
    await store.skipInFlightEffects(strict: false)
    await store.finish(timeout: .seconds(1))
    await store.finish(timeout: 1_000)
  }
}
