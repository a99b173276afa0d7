import TerminalCore

/// What can be done with the rows of a collection.
public struct _CollectionEdits {
  var delete: (@MainActor (IndexSet) -> Void)?
  var move: (@MainActor (IndexSet, Int) -> Void)?

  /// What can be done with the row at an offset among `count` rows.
  func row(at offset: Int, of count: Int) -> RowEdits? {
    guard delete != nil || move != nil else { return nil }
    let row = IndexSet(integer: offset)
    var edits = RowEdits(canMove: move != nil)
    if let delete { edits.delete = { delete(row) } }
    if let move {
      if offset > 0 { edits.moveUp = { move(row, offset - 1) } }
      if offset < count - 1 { edits.moveDown = { move(row, offset + 2) } }
    }
    return edits
  }
}

/// What can be done with one row of a list.
struct RowEdits {
  var delete: (@MainActor () -> Void)?
  var moveUp: (@MainActor () -> Void)?
  var moveDown: (@MainActor () -> Void)?
  /// Whether rows can be moved, if not this one in both directions.
  let canMove: Bool

  /// The signs to click in edit mode, each with what it does.
  var marks: [(sign: String, action: (@MainActor () -> Void)?)] {
    var marks: [(sign: String, action: (@MainActor () -> Void)?)] = []
    if canMove { marks += [("▲", moveUp), ("▼", moveDown)] }
    if delete != nil { marks.append(("✕", delete)) }
    return marks
  }

  /// Does what a key on the row means; `false` when it means nothing here.
  @MainActor
  func handle(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .delete where event.modifiers.isEmpty: perform(delete)
    case .backspace where event.modifiers.isEmpty: perform(delete)
    case .up where event.modifiers == .alt: perform(moveUp)
    case .down where event.modifiers == .alt: perform(moveDown)
    default: false
    }
  }

  @MainActor
  private func perform(_ action: (@MainActor () -> Void)?) -> Bool {
    action?()
    return action != nil
  }

  /// Does what plain mode asks for.
  @MainActor
  func assign(_ text: String) -> Control.Assignment {
    let action: (@MainActor () -> Void)?
    switch text.lowercased() {
    case "delete": action = delete
    case "up": action = moveUp
    case "down": action = moveDown
    default: action = nil
    }
    guard let action else {
      let words = words.map { "“\($0)”" }.joined(separator: ", ")
      return .refused(words.isEmpty ? "There is nothing to do here." : "Say one of: \(words).")
    }
    action()
    return .done
  }

  /// What plain mode can ask for.
  var words: [String] {
    var words: [String] = []
    if delete != nil { words.append("delete") }
    if moveUp != nil { words.append("up") }
    if moveDown != nil { words.append("down") }
    return words
  }

  /// The keys that mean something on the row.
  var keys: [KeyHelp] {
    (delete == nil ? [] : [KeyHelp("Del", "delete")])
      + (canMove ? [KeyHelp("Alt-↑↓", "move")] : [])
  }
}
