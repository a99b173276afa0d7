public import TCACoordinators

/// A form of three steps.
///
/// What was entered is kept here, in one place; the routes are computed from it and from the ids of the
/// screens that are shown, so that a step which is left and shown again still holds it.
@Reducer
public struct FormCoordinator: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var name = NameFeature.State()
    public var age = AgeFeature.State()
    public var job = JobFeature.State()
    public var isSubmitting = false

    /// The screens that are shown.
    public var steps: IdentifiedArrayOf<Route<FormStep>> = [
      .root(.name, embedInNavigationView: true)
    ]

    /// Starts empty, at the first step.
    public init() {}

    /// The screens that are shown, with what was entered in them.
    public var routes: IdentifiedArrayOf<Route<FormScreen.State>> {
      get { IdentifiedArray(uniqueElements: steps.map { $0.map(screen) }) }
      set {
        for route in newValue { take(route.screen) }
        steps = IdentifiedArray(uniqueElements: newValue.map { $0.map(\.id) })
      }
    }

    private func screen(_ step: FormStep) -> FormScreen.State {
      switch step {
      case .name: .name(name)
      case .age: .age(age)
      case .job: .job(job)
      case .confirm:
        .confirm(
          ConfirmFeature.State(
            name: "\(name.firstName) \(name.lastName)", age: age.age, job: job.job,
            isSubmitting: isSubmitting))
      }
    }

    private mutating func take(_ screen: FormScreen.State) {
      switch screen {
      case .name(let state): name = state
      case .age(let state): age = state
      case .job(let state): job = state
      case .confirm(let state): isSubmitting = state.isSubmitting
      }
    }
  }

  public enum Action {
    case router(IdentifiedRouterActionOf<FormScreen>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .router(.routeAction(id: _, action: let screenAction)) = action else {
        return .none
      }
      switch screenAction {
      case .name(.nextButtonTapped): state.steps.push(.age)
      case .age(.nextButtonTapped): state.steps.push(.job)
      case .job(.nextButtonTapped):
        state.isSubmitting = false
        state.steps.push(.confirm)
      case .confirm(.changeButtonTapped(let step)): state.steps.goBackTo(id: step)
      case .confirm(.submitted): state = State()
      case .name, .age, .job, .confirm: break
      }
      return .none
    }
    .forEachRoute(\.routes, action: \.router)
  }
}

struct FormCoordinatorView: View {
  let store: StoreOf<FormCoordinator>

  var body: some View {
    TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
      switch screen.case {
      case .name(let store): NameView(store: store)
      case .age(let store): AgeView(store: store)
      case .job(let store): JobView(store: store)
      case .confirm(let store): ConfirmView(store: store)
      }
    }
  }
}
