import ComposableArchitecture

@Reducer
struct Announcer {
  struct State: Equatable { var log: [String] = [] }
  enum Action: Equatable {
    case go(String)
    case said(String)
    case many([Int])
  }
  enum CancelID: Hashable { case a, b(Int) }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .go("name"):
        return .run(priority: .background, name: "work") { send in
          await send(.said(Task.name ?? "none"))
        }
      case .go("merge"):
        return Effect.merge(
          (1...3).map { n in .run { await $0(.said("\(n)")) } })
      case .go("concat"):
        return .concatenate(
          (1...3).map { n in
            .run { send in
              try await clock.sleep(for: .seconds(4 - n))
              await send(.said("\(n)"))
            }
          })
      case .go("isolated"):
        return .run { @MainActor send in
          send(.said("main"))
          send(.said("main2"))
        } catch: { @MainActor _, send in
          send(.said("never"))
        }
      case .go("throws"):
        struct E: Error {}
        return .run { _ in
          throw E()
        } catch: { _, send in
          await send(.said("caught"))
        }
      case .go("nested"):
        return .run { send in
          await withTaskCancellation(id: CancelID.a) {
            await withTaskCancellation(id: CancelID.b(1), cancelInFlight: true) {
              try? await clock.sleep(for: .seconds(1))
              guard !Task.isCancelled else { return }
              await send(.said("nested"))
            }
          }
        }
      case .go("stop"):
        return .concatenate(.cancel(id: CancelID.b(1)), .send(.said("stopped")))
      case .go("map"):
        return Effect<Int>.merge(.send(1), .run { send in await send(2) })
          .map { .said("m\($0)") }
      case .go("transaction"):
        return .send(.said("t"))
      case .go: return .none
      case .said(let s):
        state.log.append(s)
        return .none
      case .many: return .none
      }
    }
  }
}
