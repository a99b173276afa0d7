/// Which control keys act on for a row of a list: one in it, or the row itself.
///
/// A row is deleted and moved from any control in it that does not take text, since in a field the
/// same keys edit. Only a row without such a control is a control itself. A row that can be selected
/// is one too, unless it is a link or a button, which then selects it as it is pressed.
@MainActor
struct RowStop {
  /// Whether the row is a control itself.
  let isOwn: Bool
  /// Whether the controls in the row cannot be used, so that the row stands for them.
  let standsForAll: Bool
  /// What the row is called where it is a control.
  let label: @MainActor () -> String
  private let takers: [Control]
  private let meaning: RowMeaning

  /// The stop of a row in which `controls` are.
  init(of row: ListRow, among controls: [Control], select: (@MainActor () -> Void)?) {
    let usable = controls.filter { $0.isFocusable && $0.isEnabled }
    let takers = usable.filter { !$0.takesText }
    let isPressed = usable.count == 1 && controls.count == 1 && Self.isPressed(usable[0], in: row)
    isOwn = select == nil ? takers.isEmpty : !isPressed
    standsForAll = isOwn && usable.isEmpty && !controls.isEmpty
    if standsForAll, controls.count == 1 {
      let control = controls[0]
      label = { control.label() }
    } else {
      let element = row.element
      label = { element.plainText }
    }
    self.takers = takers
    meaning = RowMeaning(edits: row.edits, select: isOwn ? nil : select)
  }

  /// Whether pressing the only control in a row is what the row is for: nothing is said beside it.
  private static func isPressed(_ control: Control, in row: ListRow) -> Bool {
    guard control.press != nil else { return false }
    return switch control.kind {
    case .link, .button, .menu: row.element.textAroundControls.isEmpty
    default: false
    }
  }

  /// What a control in the row does for it.
  func meaning(for control: Control) -> RowMeaning? {
    takers.contains { $0 === control } ? meaning : nil
  }
}
