import ComposableArchitecture

@ViewAction(for: Form.self)
struct FormView {
  @Bindable var store: StoreOf<Form>
  @MainActor func tap() {
    send(.onAppear)
    _ = send(.saveButtonTapped(as: "x"))
    let text: Binding<String> = $store.text
    text.wrappedValue = "from view"
    $store.nested.a.wrappedValue += 1
    let step: Binding<Int> = $store.step.sending(\.stepChanged)
    step.wrappedValue = 7
    store.toggle.toggle()
    let alert = $store.scope(state: \.alert, action: \.alert)
    _ = alert.wrappedValue
  }
}
