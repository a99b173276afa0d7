import ExampleFeatures
import TCACoordinators
import Testing

/// The form, whose routes are computed.
@MainActor
struct FormTests {
  private let scope = MainSerialExecutorScope()
  private let clock = TestClock()

  private func atConfirm() -> TestStoreOf<FormCoordinator> {
    var state = FormCoordinator.State()
    state.name.firstName = "Ada"
    state.steps.push(.confirm)
    return TestStore(initialState: state) {
      FormCoordinator()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func aSubmitClearsTheForm() async {
    let store = atConfirm()
    await store.send(\.router[id: .confirm].confirm.submitButtonTapped) {
      $0.isSubmitting = true
    }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.router[id: .confirm].confirm.submitted) {
      $0 = FormCoordinator.State()
    }
  }

  @Test func aSubmitEndsWithItsScreen() async {
    let store = atConfirm()
    await store.send(\.router[id: .confirm].confirm.submitButtonTapped) {
      $0.isSubmitting = true
    }
    await store.send(\.router[id: .confirm].confirm.changeButtonTapped, .name) {
      $0.steps.goBack()
    }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }
}
