import Testing

@testable import ComposableArchitecture

/// Hundreds of children that were presented, worked, were looked at and went.
@MainActor
struct PresentationLeakTests {
  @Test(arguments: [true, false])
  func presentationsLeaveNothing(letsGoAtOnce: Bool) async throws {
    let journal = Journal()
    let store = Store(initialState: Office.State()) {
      Office(journal: journal, letsGoAtOnce: letsGoAtOnce)
    }
    let kept = WeakStores()
    for round in 0..<300 {
      store.send(.present)
      let child = try #require(store.scope(state: \.sheet, action: \.sheet.presented))
      if round.isMultiple(of: 100) { kept.add(child) }
      child.send(.start)
      if !letsGoAtOnce { store.send(.sheet(.dismiss)) }
      #expect(store.sheet == nil)
      if round.isMultiple(of: 50) { await store.settle() }
    }
    await store.settle()
    let core = try #require(store.core as? RootCore<Office.State, Office.Action>)
    #expect(core.effects.isEmpty)
    #expect(kept.count == 0)
  }
}
