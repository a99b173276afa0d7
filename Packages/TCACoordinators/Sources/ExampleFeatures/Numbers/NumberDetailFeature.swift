public import TCACoordinators

/// One number, which can be incremented, now or later.
@Reducer
public struct NumberDetailFeature: Sendable {
  @ObservableState
  public struct State: Hashable, Identifiable, Sendable {
    public let id: UUID
    public var number: Int
  }

  public enum Action: Equatable, Sendable {
    case incrementButtonTapped
    case incrementLaterButtonTapped
    case delayElapsed
    case showDoubleButtonTapped(Int)
    case goBackButtonTapped
    case goBackToListButtonTapped
    case goBackToRootButtonTapped
  }

  @Dependency(\.continuousClock) private var clock

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped, .delayElapsed:
        state.number = state.number.clampedSum(with: 1)
        return .none
      case .incrementLaterButtonTapped:
        return .run { send in
          try await clock.sleep(for: .seconds(3))
          await send(.delayElapsed)
        }
      case .showDoubleButtonTapped, .goBackButtonTapped, .goBackToListButtonTapped,
        .goBackToRootButtonTapped:
        return .none
      }
    }
  }
}

struct NumberDetailView: View {
  let store: StoreOf<NumberDetailFeature>

  var body: some View {
    VStack {
      Text("The number is \(store.number).")
      Button("Increment") { store.send(.incrementButtonTapped) }
      Button("Increment after 3 s") { store.send(.incrementLaterButtonTapped) }
      Button("Show double") { store.send(.showDoubleButtonTapped(store.number)) }
      Button("Go back") { store.send(.goBackButtonTapped) }
      Button("Go back to the list") { store.send(.goBackToListButtonTapped) }
      Button("Go back to the root") { store.send(.goBackToRootButtonTapped) }
    }
    .navigationTitle("Number \(store.number)")
  }
}
