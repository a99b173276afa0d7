/// Where a stack stands, and what was left by going back.
package struct NavigationHistory: Hashable, Sendable {
  /// Where it stands.
  package private(set) var state: NavigationState
  /// Where `forward` leads, the next one last.
  package private(set) var ahead: [NavigationState] = []

  /// Steps ahead that are kept; older ones are forgotten.
  package static let limit = 100

  /// Starts without a past.
  package init(_ state: NavigationState, ahead: [NavigationState] = []) {
    self.state = state
    self.ahead = ahead
  }

  /// Goes somewhere; what was ahead is forgotten.
  package mutating func go(_ change: (inout NavigationState) -> Void) {
    change(&state)
    ahead = []
  }

  /// Goes back by a change that takes screens away; `false` when it takes none.
  package mutating func back(_ change: (inout NavigationState) -> Bool) -> Bool {
    let old = state
    guard change(&state) else { return false }
    ahead.append(old)
    if ahead.count > Self.limit { ahead.removeFirst() }
    return true
  }

  /// Undoes the last step back.
  package mutating func forward() {
    if let next = ahead.popLast() { state = next }
  }
}
