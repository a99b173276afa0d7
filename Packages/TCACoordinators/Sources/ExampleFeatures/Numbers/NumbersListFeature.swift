public import TCACoordinators

/// A list of numbers to choose from.
@Reducer
public struct NumbersListFeature: Sendable {
  @ObservableState
  public struct State: Hashable, Identifiable, Sendable {
    public let id: UUID
    public var numbers: [Int]
  }

  public enum Action: Equatable, Sendable {
    case numberTapped(Int)
  }

  public var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

struct NumbersListView: View {
  let store: StoreOf<NumbersListFeature>

  var body: some View {
    VStack {
      ForEach(store.numbers, id: \.self) { number in
        Button("Number \(number)") { store.send(.numberTapped(number)) }
      }
    }
    .navigationTitle("Numbers")
  }
}
