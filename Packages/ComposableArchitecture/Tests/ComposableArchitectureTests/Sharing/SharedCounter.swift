import ComposableArchitecture

/// A feature that counts in a shared value, by itself and through effects.
@Reducer
struct SharedCounter {
  @ObservableState
  struct State: Equatable {
    @Shared var count: Int
    var taps = 0

    init(count: Shared<Int>, taps: Int = 0) {
      self._count = count
      self.taps = taps
    }
  }

  enum Action: Equatable {
    case incrementButtonTapped
    case incrementTwiceButtonTapped
    case setButtonTapped(Int)
    case incrementLaterButtonTapped
    case incrementLater
    case incrementInEffectButtonTapped
    case incrementInEffectAndTellButtonTapped
    case told
    case nothingHappened
    case replaceButtonTapped(Shared<Int>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.taps += 1
        state.$count.withLock { $0 += 1 }
        return .none
      case .incrementTwiceButtonTapped:
        state.$count.withLock { $0 += 1 }
        return .send(.incrementLater)
      case .setButtonTapped(let value):
        state.$count.withLock { $0 = value }
        return .none
      case .incrementLaterButtonTapped:
        return .send(.incrementLater)
      case .incrementLater:
        state.$count.withLock { $0 += 1 }
        return .none
      case .incrementInEffectButtonTapped:
        return .run { [count = state.$count] _ in count.withLock { $0 += 1 } }
      case .incrementInEffectAndTellButtonTapped:
        return .run { [count = state.$count] send in
          count.withLock { $0 += 1 }
          await send(.told)
        }
      case .told:
        state.$count.withLock { $0 += 10 }
        return .none
      case .nothingHappened:
        return .none
      case .replaceButtonTapped(let other):
        state.$count = other
        return .none
      }
    }
  }
}

/// Two features that share a key, and rows that share elements.
@Reducer
struct SharingParent {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("parent-count")) var count = 0
    @Shared(.inMemory("parent-rows")) var rows: IdentifiedArrayOf<Row> = []
    var child = Child.State()
    var names: [Shared<String>] = []
  }

  struct Row: Equatable, Identifiable, Sendable {
    let id: Int
    var isDone = false
  }

  enum Action {
    case incrementButtonTapped
    case addRowButtonTapped
    case rowTapped(Int)
    case firstNameChanged(String)
    case child(Child.Action)
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("parent-count")) var count = 0
      @SharedReader(.inMemory("parent-rows")) var rows: IdentifiedArrayOf<Row> = []
    }

    enum Action { case decrementButtonTapped }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.$count.withLock { $0 -= 1 }
        return .none
      }
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Child() }
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.$count.withLock { $0 += 1 }
      case .addRowButtonTapped:
        state.$rows.withLock { rows in _ = rows.append(Row(id: rows.count)) }
      case .rowTapped(let id):
        Shared(state.$rows[id: id])?.withLock { $0.isDone.toggle() }
      case .firstNameChanged(let name):
        state.names.first?.withLock { $0 = name }
      case .child:
        break
      }
      return .none
    }
  }
}
