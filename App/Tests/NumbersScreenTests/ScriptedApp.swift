import ComposableArchitecture
import ComposableTerminalUI
import Effects
import EffectsLive
import Login
import Root
import TerminalTest

/// The app as the program starts it, on a screen in memory.
@MainActor
struct ScriptedApp {
  private let store: StoreOf<RootFeature>
  private let test: TerminalTest

  init(_ script: ScreenScript) {
    let logIn = script.header["log-in"]
    let name = logIn ?? script.header["name"] ?? ""
    let store = Store(initialState: RootFeature.State(name: name)) {
      RootFeature()
    } withDependencies: {
      $0.loginClient = .live
      $0.numbersClient =
        script.header["source"] == "unreachable"
        ? .failing(.offline(.refused))
        : .live(LiveOptions(source: .embedded))
    }
    self.store = store
    if logIn != nil { store.send(.login(.logInButtonTapped)) }
    if let url = script.header["url"] { store.send(.linkOpened(url)) }
    test = TerminalTest(size: script.size, helpLine: true) { RootView(store: store) }
  }

  /// Does a step, and returns the screen once all is quiet.
  func screen(after step: ScreenScript.Step) async -> ScreenScript.Screen {
    switch step {
    case .start: break
    case .bytes(let bytes): test.receive(bytes)
    case .resize(let size): test.resize(columns: size.columns, rows: size.rows)
    }
    // What a screen asks for when it appears is under way only then.
    for _ in 0..<2 {
      await test.settle()
      await store.settle()
    }
    await test.settle()
    let cursor = test.cursor.map { "\($0.column),\($0.row)" } ?? "none"
    return test.grid.split(separator: "\n", omittingEmptySubsequences: false).map { "|\($0)" }
      + ["@\(cursor)"]
  }
}
