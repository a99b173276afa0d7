public import TCACoordinators

/// The screens of the tabs *Indexed* and *Identified*.
@Reducer(state: .hashable, .sendable)
public enum NumbersScreen {
  case home(HomeFeature)
  case numbersList(NumbersListFeature)
  case numberDetail(NumberDetailFeature)
}

extension NumbersScreen.State: Identifiable {
  /// The id of the screen, whichever it is.
  public var id: UUID {
    switch self {
    case .home(let state): state.id
    case .numbersList(let state): state.id
    case .numberDetail(let state): state.id
    }
  }
}

struct NumbersScreenView: View {
  let store: StoreOf<NumbersScreen>

  var body: some View {
    switch store.case {
    case .home(let store): HomeView(store: store)
    case .numbersList(let store): NumbersListView(store: store)
    case .numberDetail(let store): NumberDetailView(store: store)
    }
  }
}
