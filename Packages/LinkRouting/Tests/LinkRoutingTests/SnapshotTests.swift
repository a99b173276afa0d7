import Foundation
import LinkRouting
import TerminalUI
import Testing

@MainActor
struct SnapshotTests {
  private func coded(_ snapshot: NavigationSnapshot) throws -> NavigationSnapshot {
    try JSONDecoder().decode(NavigationSnapshot.self, from: JSONEncoder().encode(snapshot))
  }

  @Test func aSnapshotRestoresTheWholeNavigation() throws {
    let session = TestRoutes.Session()
    let first = try Navigator(routes: TestRoutes.stack(session), root: "/")
    first.go(to: "/?x=1")
    first.go(to: "/a/m/b/n?q=%00#f")
    first.back()
    first.back()
    first.go(to: "/secret/7")
    first.back()
    let second = try Navigator(routes: TestRoutes.stack(session), root: "/")
    try second.restore(coded(first.snapshot))
    #expect(second.snapshot == first.snapshot)
    #expect(second.root == first.root)
    #expect(second.forward() && second.path.last?.parameters["id"] == "7")
    #expect(second.path.last?.parameters.redirectedFrom == ["/secret/7"])
  }

  @Test func aSnapshotOfTabsRestoresEachTab() throws {
    let first = try TabNavigator(tabs: TestRoutes.tabs)
    first.go(to: "/one/m1")
    first.go(to: "/fav/x")
    first.go(to: "/no\u{1B}where")
    let second = try TabNavigator(tabs: TestRoutes.tabs)
    try second.restore(coded(first.snapshot))
    #expect(second.snapshot == first.snapshot && second.selection == 1)
    #expect(second.navigators.map(\.path) == first.navigators.map(\.path))
    #expect(second.navigators[0].modalPath == first.navigators[0].modalPath)
    let third = try TabNavigator(tabs: TestRoutes.tabs)
    try third.navigators[0].restore(coded(first.navigators[1].snapshot))
    #expect(third.snapshot == first.snapshot)
  }

  @Test func eachStepOfARandomWalkIsRestored() throws {
    let links = [
      "/", "/?y=2", "/one?x=1", "/one", "/one/two", "/one/m1", "/one/m2", "/fav", "/fav/a%2Fb?x=1",
      "/none",
    ]
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SplitMix64(seed: seed)
    let first = try TabNavigator(tabs: TestRoutes.tabs)
    for _ in 0..<300 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: first.back()
      case 1: first.forward()
      case 2: first.dismiss()
      case 3: first.selection = Int.random(in: 0...1, using: &generator)
      default: first.go(to: links.randomElement(using: &generator) ?? "/")
      }
      let second = try TabNavigator(tabs: TestRoutes.tabs)
      try second.restore(coded(first.snapshot))
      #expect(second.snapshot == first.snapshot, "seed \(seed)")
      #expect(second.navigators.map(\.path) == first.navigators.map(\.path), "seed \(seed)")
      #expect(second.navigators.map(\.root) == first.navigators.map(\.root), "seed \(seed)")
    }
  }

  @Test func aTabThatASnapshotDoesNotKnowStartsAnew() throws {
    let navigator = try TabNavigator(tabs: TestRoutes.tabs)
    navigator.go(to: "/fav/x")
    let text = """
      {"version":1,"selectedTab":"/","stacks":[
        {"position":{"root":{"url":"/","pattern":"/"},"top":{"url":"/one","pattern":"/one"}},"forward":[]}]}
      """
    let snapshot = try JSONDecoder().decode(NavigationSnapshot.self, from: Data(text.utf8))
    try navigator.restore(snapshot)
    #expect(navigator.location == "/one" && navigator.navigators[1].path.isEmpty)
    let twice = text.replacing(
      #""stacks":["#,
      with: #""stacks":[{"position":{"root":{"url":"/","pattern":"/"}},"forward":[]},"#)
    let other = try JSONDecoder().decode(NavigationSnapshot.self, from: Data(twice.utf8))
    #expect(throws: SnapshotError.otherNavigation) { try navigator.restore(other) }
    #expect(navigator.location == "/one")
  }

  @Test func anotherVersionIsRefused() {
    let error = #expect(throws: SnapshotError.self) {
      try JSONDecoder().decode(
        NavigationSnapshot.self, from: Data(#"{"version": 2, "future": true}"#.utf8))
    }
    #expect(error == .otherVersion(2))
  }

  @Test(arguments: ["", "{}", "[]", "null", #"{"version":1}"#, #"{"version":1,"stacks":7}"#])
  func garbageIsRefusedByTheDecoder(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationSnapshot.self, from: Data(text.utf8))
    }
  }

  @Test(arguments: [
    (#"{"url":"/x","pattern":"/gone"}"#, SnapshotError.routeHasGone(pattern: "/gone")),
    (#"{"url":"/x","pattern":"/*a/b"}"#, .routeHasGone(pattern: "/*a/b")),
    (#"{"url":"/x/y","pattern":"/item/:id"}"#, .placeDoesNotFit(url: "/x/y", pattern: "/item/:id")),
    (
      #"{"url":"/item/x","pattern":"/item/:id"}"#,
      .placeDoesNotFit(url: "/item/x", pattern: "/item/:id")
    ),
    (#"{"url":"/../a","pattern":"/a"}"#, .placeDoesNotFit(url: "/../a", pattern: "/a")),
  ])
  func whatDoesNotFitTheRoutesIsRefusedAndNothingChanges(
    _ place: String, _ error: SnapshotError
  ) throws {
    let navigator = try Navigator(routes: TestRoutes.stack())
    navigator.go(to: "/a/m")
    let before = navigator.snapshot
    let text = """
      {"version":1,"stacks":[
        {"position":{"root":{"url":"/","pattern":"/"},"top":\(place)},"forward":[]}]}
      """
    let snapshot = try JSONDecoder().decode(NavigationSnapshot.self, from: Data(text.utf8))
    #expect(throws: error) { try navigator.restore(snapshot) }
    #expect(navigator.snapshot == before)
  }

  @Test func aSnapshotOfAnotherNavigationIsRefused() throws {
    let navigator = try Navigator(routes: TestRoutes.stack())
    let other = try Navigator(routes: TestRoutes.stack(), root: "/item/7")
    #expect(throws: SnapshotError.otherNavigation) { try navigator.restore(other.snapshot) }
    let tabs = try TabNavigator(tabs: TestRoutes.tabs)
    #expect(throws: SnapshotError.otherNavigation) { try tabs.restore(navigator.snapshot) }
    #expect(throws: SnapshotError.self) { try navigator.restore(tabs.snapshot) }
  }

  @Test func aGuardIsObeyedWhenASnapshotIsRestored() throws {
    let session = TestRoutes.Session()
    session.isLoggedIn = true
    let navigator = try Navigator(routes: TestRoutes.stack(session))
    navigator.go(to: "/secret/7/deep")
    let snapshot = navigator.snapshot
    session.isLoggedIn = false
    let second = try Navigator(routes: TestRoutes.stack(session))
    try second.restore(snapshot)
    #expect(second.path.map(\.name) == ["log-in"])
    #expect(second.path.last?.parameters.redirectedFrom == ["/secret/7/deep"])
  }
}
