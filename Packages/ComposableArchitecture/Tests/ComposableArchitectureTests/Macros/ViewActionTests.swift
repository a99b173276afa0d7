import ComposableArchitecture
import Testing

@Reducer private struct Stepper {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action: ViewAction {
    case view(View)
    case reset

    @CasePathable
    enum View { case incrementButtonTapped, stepChanged(Int) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.incrementButtonTapped): state.count += 1
      case .view(.stepChanged(let step)): state.count += step
      case .reset: state.count = 0
      }
      return .none
    }
  }
}

@ViewAction(for: Stepper.self)
@MainActor
private struct StepperView {
  let store: StoreOf<Stepper>

  func tap() { send(.incrementButtonTapped) }
}

@ViewAction(for: Stepper.self)
@MainActor
private final class StepperController {
  let store: StoreOf<Stepper>

  init(store: StoreOf<Stepper>) { self.store = store }

  func change() { send(.stepChanged(5)) }
}

/// `@ViewAction` on a view and on a class.
@MainActor
@Suite struct ViewActionTests {
  @Test func aViewSendsViewActions() {
    let store = Store(initialState: Stepper.State()) { Stepper() }
    StepperView(store: store).tap()
    StepperController(store: store).change()
    #expect(store.count == 6)
    store.send(.reset)
    #expect(store.count == 0)
  }

  @Test func aViewActionIsACaseOfTheAction() {
    #expect(Stepper.Action.view(.stepChanged(2))[case: \.view.stepChanged] == 2)
  }
}
