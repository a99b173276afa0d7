import ComposableArchitecture
import Testing

@MainActor
struct ClosureScopeSpellings {
  @Test func partsAreMadeByClosures() {
    let store = Store(initialState: Form.State()) { Form() }
    let child = store.scope(state: { $0.nested }, action: { (a: Int) in .stepChanged(a) })
    child.send(4)
    #expect(store.step == 4)
    #expect(child.withState(\.a) == 1)
    let whole = store.scope(state: { $0 }, action: { $0 })
    whole.send(.stepChanged(5))
    #expect(store.step == 5)
    let voidly: Store<Void, Form.Action> = store.scope(state: { _ in () }, action: { $0 })
    voidly.send(.stepChanged(6))
    #expect(store.withState { $0.step } == 6)
    let view = store.scope(state: \.nested, action: { (a: Form.Action.View) in .view(a) })
    view.send(.onAppear)
    #expect(store.count == 1)
    let task: StoreTask = store.send(.view(.onAppear))
    task.cancel()
    _ = task.isCancelled
  }
}
