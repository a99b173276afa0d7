import ExampleFeatures
import TCACoordinators
import TerminalTest
import Testing

/// The example's tabs, walked in plain mode.
@MainActor
struct ExampleTests {
  private let scope = MainSerialExecutorScope()
  private let clock = TestClock()

  private func start() async -> (store: StoreOf<ExampleFeature>, plain: PlainTest) {
    let store = withDependencies {
      $0.uuid = .incrementing
      $0.continuousClock = clock
    } operation: {
      Store(initialState: ExampleFeature.State()) { ExampleFeature() }
    }
    let plain = PlainTest(untilQuiet: {}) { ExampleView(store: store) }
    await plain.show()
    return (store, plain)
  }

  private func walk(_ plain: PlainTest, _ commands: String...) async {
    for command in commands { await plain.send(command) }
    #expect(plain.errors == [])
  }

  @Test(arguments: ["Indexed", "Identified"])
  func numbersAreWalkedToTheirEnd(tab: String) async {
    let (_, plain) = await start()
    await walk(plain, "tab \(tab)", "Start", "Number 3", "Increment")
    #expect(plain.screen.contains("The number is 4."))
    await walk(plain, "Increment after 3 s")
    await clock.advance(by: .seconds(3))
    await walk(plain, "show")
    #expect(plain.screen.contains("The number is 5."))
    await walk(plain, "Show double")
    #expect(plain.screen.contains("The number is 10."))
    await walk(plain, "Go back")
    #expect(plain.screen.contains("The number is 5."))
    await walk(plain, "Show double", "Go back to the list")
    #expect(plain.screen.contains("== Numbers =="))
    await walk(plain, "Number 1", "Show double", "Go back to the root")
    #expect(plain.screen.contains("== Home =="))
  }

  @Test func anIncrementOfANumberThatWasLeftIsNotSeenByTheNext() async {
    let (store, plain) = await start()
    await walk(plain, "Start", "Number 3", "Increment after 3 s", "back", "Number 1")
    await clock.advance(by: .seconds(4))
    await walk(plain, "show")
    #expect(plain.screen.contains("The number is 1."))
    #expect(!store.hasRunningEffects)
  }

  @Test func aGameIsWonAndTheNextOneDrawn() async {
    let (_, plain) = await start()
    await walk(plain, "tab Game", "Log in")
    #expect(plain.screen.contains("== Log in =="))
    await walk(plain, "set 1 Ada", "Play", "a1", "a2", "b1", "b2", "c1")
    #expect(plain.screen.contains("Ada wins"))
    await walk(plain, "New game", "a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3")
    #expect(plain.screen.contains("Draw"))
    await walk(plain, "Log out")
    #expect(plain.screen.contains("Welcome to tic-tac-toe"))
    await walk(plain, "Log in", "set 1 Bob", "Play", "Log out")
    #expect(plain.screen.contains("Welcome to tic-tac-toe"))
  }

  @Test func theFormKeepsWhatWasTypedAndIsEmptyAfterASubmit() async {
    let (store, plain) = await start()
    await walk(plain, "tab Form", "set 1 Ada", "set 2 Lovelace", "Next", "set 1 19", "Next")
    await walk(plain, "set 1 poet", "Next")
    for part in ["Name: Ada Lovelace", "Age: 19", "Job: poet"] {
      #expect(plain.screen.contains(part), "\(plain.screen)")
    }
    await walk(plain, "Change the name")
    #expect(plain.screen.contains("Ada") && plain.screen.contains("== Step 1 =="))
    await walk(plain, "set 1 Augusta", "Next")
    #expect(plain.screen.contains("Age: 19"))
    await walk(plain, "Next")
    #expect(plain.screen.contains("poet"))
    await walk(plain, "Next")
    #expect(plain.screen.contains("Name: Augusta Lovelace"))
    await walk(plain, "Submit")
    #expect(plain.screen.contains("Submitting …"))
    await clock.advance(by: .seconds(1))
    await walk(plain, "show")
    #expect(plain.screen.contains("== Step 1 ==") && !plain.screen.contains("Augusta"))
    #expect(store.form == FormCoordinator.State())
  }

  @Test func aSubmitThatIsLeftIsCancelled() async {
    let (store, plain) = await start()
    await walk(plain, "tab Form", "set 1 Ada", "Next", "Next", "Next", "Submit", "back")
    await clock.advance(by: .seconds(1))
    await walk(plain, "show")
    #expect(plain.screen.contains("== Step 3 =="))
    #expect(store.form.name.firstName == "Ada")
    #expect(!store.hasRunningEffects)
  }

  @Test func aLinkShowsItsNumberOnTopOfWhateverIsThere() async {
    let (store, plain) = await start()
    await walk(plain, "tab Game", "open coordinators://number/42")
    #expect(plain.screen.contains("The number is 42."))
    #expect(store.selectedTab == .identified && store.identified.routes.count == 2)
    await walk(plain, "Go back to the root", "Start", "open coordinators://number/7")
    #expect(plain.screen.contains("The number is 7."))
    await walk(plain, "back")
    #expect(plain.screen.contains("== Numbers =="))
  }

  @Test(arguments: [Int.max, .min])
  func aNumberAtTheEndOfItsRangeStaysThere(number: Int) async {
    let (_, plain) = await start()
    await walk(plain, "open coordinators://number/\(number)", "Show double")
    #expect(plain.screen.contains("The number is \(number)."))
    await walk(plain, "Increment", "Increment")
    let expected = number == .max ? .max : number + 2
    #expect(plain.screen.contains("The number is \(expected)."))
  }

  @Test(arguments: [
    "coordinators://number/x", "coordinators://word/42", "https://number/42",
    "coordinators://number", "coordinators://number/4/2",
    "coordinators://number/99999999999999999999",
  ])
  func aLinkThatLeadsNowhereIsToldAndChangesNothing(link: String) async {
    let (store, plain) = await start()
    await walk(plain, "tab Identified", "Start")
    let before = store.identified
    await walk(plain, "open \(link)")
    #expect(plain.screen.contains("Nothing is shown for \(link)"), "\(plain.screen)")
    #expect(store.identified == before)
    await walk(plain, "OK")
    #expect(plain.screen.contains("== Numbers =="))
  }
}
