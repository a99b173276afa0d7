import ComposableArchitecture
import Testing

@MainActor
struct WorkersTests {
  func make() -> (Store<House.State, House.Action>, TestClock<Duration>) {
    let clock = TestClock()
    return (
      Store(initialState: House.State()) {
        House()
      } withDependencies: {
        $0.continuousClock = clock
      },
      clock
    )
  }
  func go(_ store: StoreOf<House>, _ place: Place, _ action: Worker.Action) {
    store.send(House.action(store.state, place, action))
  }

  @Test(arguments: Place.allCases)
  func cancels(place: Place) async {
    await withMainSerialExecutor {
      let (store, clock) = make()
      store.send(.show(place))
      go(store, place, .start(1))
      go(store, place, .stop)
      await clock.advance(by: .seconds(2))
      #expect(House.log(store.state) == [])
      go(store, place, .startAndStop(2))
      await clock.advance(by: .seconds(2))
      #expect(House.log(store.state) == [])
      go(store, place, .stopAndStart(3))
      go(store, place, .stopAndStart(4))
      go(store, place, .restart(5))
      await clock.advance(by: .seconds(2))
      #expect(House.log(store.state) == [5])
      go(store, place, .debounce(6))
      await clock.advance(by: .milliseconds(900))
      go(store, place, .debounce(7))
      await clock.advance(by: .seconds(2))
      #expect(House.log(store.state) == [5, 7])
      go(store, place, .throttle(8, true))
      go(store, place, .throttle(9, true))
      go(store, place, .throttle(10, true))
      await clock.advance(by: .seconds(2))
      #expect(House.log(store.state) == [5, 7, 8, 10])
      #expect(!store.hasRunningEffects)
    }
  }

  @Test(arguments: Place.allCases)
  func goesInTheSameTurn(place: Place) async {
    await withMainSerialExecutor {
      let (store, clock) = make()
      for again in [House.Action.startAndHide(place), .startAndReplace(place)] {
        store.send(.show(place))
        store.send(again)
        await clock.advance(by: .seconds(3))
        #expect(House.log(store.state) == [])
        #expect(!store.hasRunningEffects)
        store.send(.show(place))
        go(store, place, .start(3))
        store.send(.hide(place))
        store.send(.show(place))
        await clock.advance(by: .seconds(3))
        #expect(House.log(store.state) == [])
        go(store, place, .start(4))
        await Task.megaYield()
        store.send(.replace(place))
        await clock.advance(by: .seconds(3))
        #expect(!store.hasRunningEffects)
        #expect(House.log(store.state) == [])
      }
    }
  }

  @Test(
    arguments: Place.allCases.filter { ![.plainIfLet, .row, .ifCase, .rowInStack].contains($0) })
  func dismissesItself(place: Place) async {
    await withMainSerialExecutor {
      let (store, clock) = make()
      store.send(.show(place))
      await store.send(House.action(store.state, place, .startAndDismiss(1))).finish()
      #expect(!store.hasRunningEffects)
      store.send(.show(place))
      let task = store.send(House.action(store.state, place, .sleepThenDismiss))
      go(store, place, .start(2))
      await clock.advance(by: .seconds(1))
      await task.finish()
      #expect(!store.hasRunningEffects)
      #expect(House.log(store.state) == [])
    }
  }
}
