import ComposableArchitecture

/// A state of many levels, each with 4 KB of its own.
struct Deep: Reducer {
  struct State {
    var number = 0
    var padding = Padding()
    private var children: [State] = []

    init(level: Int) {
      for _ in 0..<level { wrap() }
    }

    private mutating func wrap() {
      let inner = children
      let number = number
      children = []
      self.number = 0
      var child = self
      child.children = inner
      child.number = number
      children = [child]
    }

    var child: State {
      get { children[0] }
      set { children[0] = newValue }
      _modify { yield &children[0] }
    }

    /// The number at the lowest level.
    var bottom: Int {
      var level = children
      var number = number
      while !level.isEmpty {
        number = level[0].number
        level = level[0].children
      }
      return number
    }
  }

  /// 4 KB that are copied with the state.
  struct Padding {
    private var block: (Row, Row, Row, Row, Row, Row, Row, Row) = (
      Row(), Row(), Row(), Row(), Row(), Row(), Row(), Row()
    )

    struct Row {
      typealias Line = (Int, Int, Int, Int, Int, Int, Int, Int)
      private static var line: Line { (0, 0, 0, 0, 0, 0, 0, 0) }
      private var lines: (Line, Line, Line, Line, Line, Line, Line, Line) = (
        line, line, line, line, line, line, line, line
      )
    }
  }

  @CasePathable
  indirect enum Action: Sendable {
    case child(Action)
    case bump
  }

  static func action(level: Int) -> Action {
    (0..<level).reduce(.bump) { action, _ in .child(action) }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .bump:
      state.number += 1
      return .none
    case .child:
      return Scope(state: \State.child, action: \Action.Cases.child) { Deep() }
        .reduce(into: &state, action: action)
    }
  }
}
