import ComposableTerminalUI
import Effects
import Root
import TabBar
import TerminalTest
import Testing

/// Opening a URL and walking there with the views, compared by the whole state of the app.
@MainActor
struct RootLinksViewTests {
  @Test(arguments: [
    ("numbers://a", []), ("numbers://a/a2", ["open the A2 View"]), ("numbers://b", ["tab B"]),
    ("numbers://b/b2", ["tab B", "Open the B2View"]),
    ("numbers://a?number=7", ["set number 7", "ask"]),
    ("numbers://b?number=42&kind=math", ["tab B", "set number 42", "ask", "set kind math"]),
    ("numbers://a?number=7&kind=math", ["set number 7", "ask", "set kind math"]),
    (
      "numbers://a/a2?number=42&kind=math",
      ["open the A2 View", "set number 42", "ask", "set kind math"]
    ),
    (
      "numbers://b/b2?number=42&kind=year",
      ["tab B", "Open the B2View", "set number 42", "ask", "set kind year"]
    ),
  ])
  func openingAURLEqualsWalkingThere(_ url: String, _ walk: [String]) async {
    let (walker, walked) = await session(walk)
    let (flyer, flown) = await session(["open \(url)"])
    #expect(walker.withState { $0 } == flyer.withState { $0 })
    #expect(walked == flown)
  }

  @Test(
    arguments: [
      ("numbers://a?number=7", []), ("numbers://a?number=7", ["tab B"]),
      ("numbers://b?number=7", []), ("numbers://b?number=7", ["tab B", "tab A"]),
      ("numbers://a/a2?number=7", ["tab B"]), ("numbers://a/a2?number=7", ["open numbers://a/a2"]),
      ("numbers://b/b2?number=7", []),
      ("numbers://b/b2?number=7", ["open numbers://b/b2?number=8", "tab A"]),
    ] as [(String, [String])])
  func aLinkAsksForItsNumberOnce(_ url: String, _ walk: [String]) async {
    let asked = LockIsolated<[NumberQuery]>([])
    let store = Store(initialState: RootFeature.State(name: "wimes")) {
      RootFeature()
    } withDependencies: {
      $0.loginClient = .local
      $0.numbersClient = NumbersClient { request in
        if case .one(let query) = request.subject { asked.withValue { $0.append(query) } }
        // The reply takes its time, as over a network.
        for _ in 0..<8 { await Task.yield() }
        return NumberFact(
          text: "\(request)", number: request.number, kind: .trivia, source: .embedded)
      }
    }
    let test = PlainTest(untilQuiet: { await store.settle() }) { RootView(store: store) }
    await test.show()
    for command in ["logIn"] + walk { await test.send(command) }
    asked.setValue([])

    await test.send("open \(url)")
    #expect(asked.value.filter { $0 == .number(7) }.count == 1)
    #expect(asked.value.filter { $0 == .number(2) || $0 == .number(1) }.count <= 1)
    #expect(test.errors == [])
  }

  @Test func aURLIsOpenedFromAnyScreen() async {
    let urls = ["numbers://a", "numbers://a/a2", "numbers://b", "numbers://b/b2"]
    for first in urls {
      for second in urls {
        let (flyer, _) = await session(["open \(first)", "open \(second)"])
        #expect(flyer.withState { $0.url?.split(separator: "?").first } == second[...])
      }
    }
  }

  @Test func anUnknownURLIsToldInFrontOfTheScreen() async {
    let (store, screen) = await session(["open numbers://b/b2", "open numbers://nowhere"])
    #expect(screen.contains("There is no page “numbers://nowhere”."))
    #expect(store.withState { $0.url } == "numbers://b/b2?number=4&kind=trivia")
    let (_, after) = await session(["open numbers://b/b2", "open x:y", "OK"])
    let (_, before) = await session(["open numbers://b/b2"])
    #expect(after == before)
  }

  /// Logs in, runs commands, and returns the store and the last screen.
  private func session(_ commands: [String]) async -> (StoreOf<RootFeature>, String) {
    let store = Store(initialState: RootFeature.State(name: "wimes")) {
      RootFeature()
    } withDependencies: {
      $0.loginClient = .local
      $0.numbersClient = .preview
    }
    let test = PlainTest(untilQuiet: { await store.settle() }) { RootView(store: store) }
    await test.show()
    for command in ["logIn"] + commands { await test.send(numbered(command, on: test.screen)) }
    #expect(test.errors == [])
    return (store, test.screen)
  }

  /// A `set LABEL TEXT` with the number of the control in place of its label.
  private func numbered(_ command: String, on screen: String) -> String {
    let words = command.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0] == "set" else { return command }
    for part in screen.split(separator: "[").dropFirst() {
      let pieces = part.split(separator: "]", maxSplits: 1)
      if pieces.count == 2, Int(pieces[0]) != nil, pieces[1].hasPrefix(" \(words[1])") {
        return "set \(pieces[0]) \(words[2])"
      }
    }
    return command
  }
}
